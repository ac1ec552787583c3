/** A ring while the code of a screen is on its way; the router shows it after the first second. */
import { useTranslation } from 'react-i18next';
import styles from './state.module.css';

export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles['waiting']} role="status" aria-label={t('Loading')}>
      <span className={styles['ring']} />
    </div>
  );
}

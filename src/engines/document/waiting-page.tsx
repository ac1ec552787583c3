/** The shape of a page that comes: head, address, lines and a sum in grey. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './document.module.css';

const lines = ['72%', '64%', '70%', '58%', '66%', '61%'];

export function WaitingPage({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles['head']}>
        <h2>{t(title)}</h2>
      </header>
      <div className={styles['page']} aria-hidden>
        <Skeleton width="30%" height={20} />
        <Skeleton width="42%" />
        <Skeleton width="36%" />
        <Skeleton width="24%" height={20} />
        {lines.map((width) => (
          <span key={width} className={styles['line']}>
            <Skeleton width={width} />
            <Skeleton width="12%" />
          </span>
        ))}
        <Skeleton width="22%" height={16} />
      </div>
    </>
  );
}

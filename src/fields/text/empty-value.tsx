/** A value that is not there: a quiet dash, and a word for those who cannot see it. */
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './show.module.css';

export function EmptyValue({ word }: { readonly word?: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles['empty']} data-empty="">
      <span aria-hidden>–</span>
      <VisuallyHidden>{word ?? t('Empty')}</VisuallyHidden>
    </span>
  );
}

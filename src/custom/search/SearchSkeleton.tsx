/** What stands for results that are waited for; nothing is seen of it in the first second. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './search.module.css';

const widths = [135, 104, 154];

export function SearchSkeleton({ isLate }: { readonly isLate: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={styles['waiting']}>
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      {isLate &&
        widths.map((width) => (
          <span key={width}>
            <Skeleton width={22} height={22} delayed={false} />
            <span>
              <Skeleton width={width} delayed={false} />
              <Skeleton width={width + 68} height={8} delayed={false} />
            </span>
          </span>
        ))}
    </span>
  );
}

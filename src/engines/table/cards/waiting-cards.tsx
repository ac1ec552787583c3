/** Grey shapes of cards, where the first ones are still to come. */
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './cards.module.css';

const count = 8;

export function WaitingCards() {
  return (
    <div className={styles['cards']} data-waiting aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={at} className={styles['card']}>
          <div className={styles['content']}>
            <div className={styles['top']}>
              <Skeleton width={40} height={40} />
              <div className={styles['names']}>
                <Skeleton width="60%" height={14} />
                <Skeleton width="40%" />
              </div>
            </div>
            <div className={styles['text']}>
              <Skeleton width="95%" />
              <Skeleton width="70%" />
            </div>
            <div className={styles['foot']}>
              <Skeleton width={96} height={20} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

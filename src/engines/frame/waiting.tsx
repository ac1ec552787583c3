/** Grey shapes of what comes; nothing shows for the first second. */

import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './waiting.module.css';

const widths = ['42%', '33%', '46%', '28%', '38%', '25%'];

export function WaitingRows({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div className={styles['rows']} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={row} className={styles['row']}>
          <Skeleton width={22} height={22} />
          <span className={styles['name']}>
            <Skeleton width={widths[row % widths.length] ?? '40%'} />
          </span>
          <Skeleton width={72} />
          <Skeleton width={88} />
        </div>
      ))}
    </div>
  );
}

export function WaitingSection() {
  return (
    <div className={styles['section']} aria-hidden>
      <Skeleton width={140} height={16} />
      <div className={styles['grid']}>
        {widths.map((width) => (
          <span key={width} className={styles['pair']}>
            <Skeleton width={90} />
            <Skeleton width={width} />
          </span>
        ))}
      </div>
    </div>
  );
}

export function WaitingNumber() {
  return <Skeleton width={64} height={28} />;
}

/** For the moment in which the engine itself is loaded. */
export function WaitingBlock({ like = 'rows' }: { readonly like?: 'rows' | 'section' | 'number' | undefined }) {
  if (like === 'number') return <WaitingNumber />;
  return like === 'section' ? <WaitingSection /> : <WaitingRows />;
}

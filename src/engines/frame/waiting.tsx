/**
 * Grey shapes of what comes, as high as it will be; nothing shows for the first second. A block of which nothing has come yet bears
 * `data-coming`: below another such block it is not shown.
 */

import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Waiting } from '../access/block-kind.ts';
import { useFrame } from './frame.tsx';
import styles from './waiting.module.css';

const widths = ['42%', '33%', '46%', '28%', '38%', '25%'];

export function WaitingRows({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div className={styles['rows']} data-coming aria-hidden>
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

/** @param fields of which it is known how many there are; they have no title then */
export function WaitingSection({ fields }: { readonly fields?: number | undefined }) {
  const { kind } = useFrame();
  return (
    <div className={styles['section']} data-frame={kind} data-coming aria-hidden>
      {fields === undefined && <Skeleton width={140} height={16} />}
      <div className={styles['grid']} data-known={fields !== undefined || undefined}>
        {Array.from({ length: fields ?? widths.length }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
          <span key={field} className={styles['pair']}>
            <Skeleton width={90} />
            <Skeleton width={widths[field % widths.length] ?? '40%'} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** A strip of figures over what they sum up. */
function WaitingFigures({ figures }: { readonly figures: number }) {
  return (
    <div className={styles['strip']} data-coming aria-hidden>
      {Array.from({ length: figures }, (_, figure) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <span key={figure} className={styles['figure']}>
          <Skeleton width={64} />
          <Skeleton width={90} />
        </span>
      ))}
    </div>
  );
}

export function WaitingNumber() {
  return <Skeleton width={64} height={28} />;
}

/** For the moment in which the engine itself is loaded, and for that until its answer comes. */
export function WaitingBlock({ like = 'rows', count }: Partial<Waiting>) {
  if (like === 'section') return <WaitingSection fields={count} />;
  if (like === 'figures') return <WaitingFigures figures={count ?? 4} />;
  if (like === 'chart') return <div className={styles['chart']} data-coming />;
  if (like === 'rows') return <WaitingRows {...(count !== undefined && { rows: count })} />;
  return (
    <div className={styles['number']} data-coming aria-hidden>
      <Skeleton width={120} />
      <WaitingNumber />
    </div>
  );
}

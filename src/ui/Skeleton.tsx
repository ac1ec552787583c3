/** A grey shape where something will stand; nothing shows for the first second. */
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number;
  readonly round?: boolean;
  /** False where the second has already passed. */
  readonly delayed?: boolean;
}

export function Skeleton({ width = '100%', height = 10, round = false, delayed = true }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={styles['skeleton']}
      data-delayed={delayed || undefined}
      style={{ width, height, borderRadius: round ? height : 4 }}
    />
  );
}

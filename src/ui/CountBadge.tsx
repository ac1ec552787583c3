/** How many: a small pill beside a title, a tab or a button; nothing where there is nothing to say. */
import type { ReactNode, Ref } from 'react';
import styles from './CountBadge.module.css';

export interface CountBadgeProps {
  readonly children?: ReactNode;
  /** It counts what is wrong. */
  readonly fault?: boolean | undefined;
  /** For a place that somebody else fills. */
  readonly ref?: Ref<HTMLSpanElement>;
}

export function CountBadge({ children, fault = false, ref }: CountBadgeProps) {
  return (
    <span ref={ref} className={styles['count']} data-fault={fault || undefined}>
      {children}
    </span>
  );
}

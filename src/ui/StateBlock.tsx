/** What a screen says when there is nothing to show: empty, no match, error, no right, not found. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import styles from './StateBlock.module.css';

export interface StateBlockProps {
  readonly icon: IconName | (string & {});
  readonly title: string;
  readonly children?: ReactNode;
  /** One action, and one quiet one at most. */
  readonly actions?: ReactNode;
  /** Small print: the request id and the time. */
  readonly note?: ReactNode;
  /** Something broke, as opposed to nothing being there. */
  readonly failed?: boolean;
  /** Something is done, as opposed to nothing being there. */
  readonly done?: boolean;
  /** Level of the heading within the page. */
  readonly level?: 2 | 3;
}

export function StateBlock({
  icon,
  title,
  children,
  actions,
  note,
  failed = false,
  done = false,
  level = 2,
}: StateBlockProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={styles['state']}
      role={failed ? 'alert' : undefined}
      data-failed={failed || undefined}
      data-done={done || undefined}
    >
      <span className={styles['tile']}>
        <Icon name={icon} size={20} />
      </span>
      <Heading>{title}</Heading>
      {children !== undefined && <div className={styles['words']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {note !== undefined && <div className={styles['note']}>{note}</div>}
    </div>
  );
}

/** A strip above every page, in the colour of what it says: for a state that nobody may overlook, and the way out of it. */
import type { ReactNode } from 'react';
import styles from './TopBar.module.css';

export interface TopBarProps {
  readonly tone: 'waiting' | 'escalated';
  /** Names the strip for those who do not see it. */
  readonly label: string;
  readonly icon: ReactNode;
  /** One or two sentences. */
  readonly children: ReactNode;
  /** A button of the smallest size. */
  readonly action: ReactNode;
  /** Of a countdown, the share that is left: a line along the lower edge. */
  readonly left?: number;
}

export const TopBar = ({ tone, label, icon, children, action, left }: TopBarProps) => (
  <section className={styles['bar']} data-tone={tone} aria-label={label}>
    {icon}
    <p>{children}</p>
    {action}
    {left !== undefined && <i ref={(line) => line?.style.setProperty('--_left', String(left))} />}
  </section>
);

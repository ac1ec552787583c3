/** The bar at the lower edge while something is edited: what is to be said on the left, what can be done on the right. */
import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  readonly children: ReactNode;
  /** The one that leads on stands last. */
  readonly buttons: ReactNode;
}

export const ActionBar = ({ children, buttons }: ActionBarProps) => (
  <div className={styles['bar']} data-action-bar>
    {children}
    <div className={styles['buttons']}>{buttons}</div>
  </div>
);

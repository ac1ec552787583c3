/** A button that reads as a link, where a framed one would be too loud. */
import type { ReactNode } from 'react';
import styles from './LinkButton.module.css';

export interface LinkButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** Leads to something that is wrong. */
  readonly fault?: boolean;
}

export function LinkButton({ children, onClick, fault = false }: LinkButtonProps) {
  return (
    <button type="button" className={styles['link']} data-fault={fault || undefined} onClick={onClick}>
      {children}
    </button>
  );
}

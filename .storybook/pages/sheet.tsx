/** A sheet of samples, each under what it shows. */
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly samples: Readonly<Record<string, ReactNode>>;
  /** Each takes the width of the sheet. */
  readonly wide?: boolean;
}

export const Sheet = ({ samples, wide = false }: SheetProps) => (
  <div className={styles['sheet']} data-wide={wide || undefined}>
    {Object.entries(samples).map(([name, sample]) => (
      <section key={name}>
        <p className={styles['name']}>{name}</p>
        <div className={styles['sample']}>{sample}</div>
      </section>
    ))}
  </div>
);

/** A text in which the first word of what was looked for is marked. */
import type { ReactNode } from 'react';
import { marks } from '../../rules/text/word-match.ts';
import styles from './Marked.module.css';

export interface MarkedProps {
  readonly text: string;
  /** What was looked for. */
  readonly wanted: string;
}

export function Marked({ text, wanted }: MarkedProps): ReactNode {
  const [range] = marks(wanted, text);
  if (!range) return text;
  const [from, to] = range;
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles['mark']}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

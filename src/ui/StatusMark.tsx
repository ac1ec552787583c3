/** A state as its sign alone, for marks on a line of events; what it means stands beside it. */

import styles from './StatusBadge.module.css';
import { type Tone, toneIcons } from './StatusBadge.tsx';

export interface StatusMarkProps {
  readonly tone: Tone;
}

export function StatusMark({ tone }: StatusMarkProps) {
  const Glyph = toneIcons[tone];
  return (
    <span className={styles['mark']} data-tone={tone} aria-hidden>
      <Glyph size={13} stroke={2} />
    </span>
  );
}

/** A state as icon and word; only states that ask for attention are filled. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLoader from '@tabler/icons-react/dist/esm/icons/IconLoader.mjs';
import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

export type Tone = 'waiting' | 'running' | 'done' | 'failed' | 'escalated' | 'ended' | 'neutral';

export const toneIcons = {
  waiting: IconClock,
  running: IconLoader,
  done: IconCircleCheck,
  failed: IconAlertCircle,
  escalated: IconArrowUp,
  ended: IconBan,
  neutral: IconCircle,
} as const;

export interface StatusBadgeProps {
  readonly tone: Tone;
  /** Icon and plain word, for states that are as they should be. */
  readonly quiet?: boolean;
  /** False for a word that is no state ("Editing"). */
  readonly icon?: boolean;
  readonly children: ReactNode;
}

export function StatusBadge({ tone, quiet = false, icon = true, children }: StatusBadgeProps) {
  const Glyph = toneIcons[tone];
  return (
    <span className={styles['badge']} data-tone={tone} data-quiet={quiet || undefined}>
      {icon && <Glyph size={quiet ? 14 : 13} stroke={quiet ? 1.75 : 2} aria-hidden />}
      <span className={styles['word']}>{children}</span>
    </span>
  );
}

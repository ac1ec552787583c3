/** A few words on hover and focus; never the only place where something is said. */
import { Tooltip as MantineTooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly label: string;
  readonly position?: 'top' | 'bottom' | 'left' | 'right';
  /** Shown at once, and on a tap as well: what a control says that does nothing. */
  readonly urgent?: boolean;
  /** Shown whatever the pointer does. */
  readonly open?: boolean;
  /** One element that takes a ref. */
  readonly children: ReactElement;
}

const events = { hover: true, focus: true, touch: false };

export function Tooltip({ label, position = 'top', urgent = false, open = false, children }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      position={position}
      openDelay={urgent ? 0 : 400}
      events={urgent ? { ...events, touch: true } : events}
      {...(open ? { opened: true } : {})}
      multiline
      maw={320}
      classNames={styles}
    >
      {children}
    </MantineTooltip>
  );
}

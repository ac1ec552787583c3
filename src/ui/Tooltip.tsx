/** A few words on hover and focus; never the only place where something is said. */
import { Tooltip as MantineTooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly label: string;
  readonly position?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that takes a ref. */
  readonly children: ReactElement;
}

const events = { hover: true, focus: true, touch: false };

export function Tooltip({ label, position = 'top', children }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      position={position}
      openDelay={400}
      events={events}
      multiline
      maw={320}
      classNames={styles}
    >
      {children}
    </MantineTooltip>
  );
}

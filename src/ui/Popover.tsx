/** A small floating panel opened from a button: filters, column settings. */
import { Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './Popover.module.css';

export interface PopoverProps {
  readonly target: ReactElement;
  /** Names the panel. */
  readonly label: string;
  readonly children: ReactNode;
  readonly opened?: boolean;
  readonly onChange?: (opened: boolean) => void;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  readonly width?: number;
}

export function Popover({ target, label, children, opened, onChange, position = 'bottom-start', width }: PopoverProps) {
  return (
    <MantinePopover
      position={position}
      offset={4}
      trapFocus
      returnFocus
      classNames={styles}
      transitionProps={{ duration: 120 }}
      {...(width === undefined ? {} : { width })}
      {...(opened === undefined ? {} : { opened })}
      {...(onChange === undefined ? {} : { onChange })}
    >
      <MantinePopover.Target>{target}</MantinePopover.Target>
      <MantinePopover.Dropdown aria-label={label}>{children}</MantinePopover.Dropdown>
    </MantinePopover>
  );
}

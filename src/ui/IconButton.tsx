/** A button that is only an icon; the label is what people hear and see on hover. */
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style' | 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'default' | 'quiet' | 'primary' | 'danger';
  /** 24 (inside rows and inputs), 28, 32, 40 px. */
  readonly size?: 24 | 28 | 32 | 40;
  readonly busy?: boolean;
  /** False where the label would only repeat what stands beside it. */
  readonly tooltip?: boolean;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 32,
  busy,
  tooltip = true,
  ...rest
}: IconButtonProps) {
  const button = (
    <ActionIcon
      type="button"
      {...(rest as object)}
      aria-label={label}
      variant={variant}
      size={size}
      classNames={styles}
      {...(busy === undefined ? {} : { loading: busy, 'aria-busy': busy })}
    >
      {icon}
    </ActionIcon>
  );
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}

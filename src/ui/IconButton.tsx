/** A button that is only an icon; the label is what people hear and see on hover. */
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DisabledReason } from './DisabledReason.tsx';
import styles from './IconButton.module.css';
import { linkProps, useLinks } from './links.tsx';
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
  /** What is seen on hover, where that is shorter than what is heard. */
  readonly hint?: string;
  readonly href?: string;
  /** Why it cannot be used: it stays reachable, tells so, and does nothing. */
  readonly why?: string | undefined;
}

export function IconButton({ why, ...props }: IconButtonProps) {
  if (why === undefined) return <Usable {...props} />;
  const { href: _, onClick: __, ...rest } = props;
  return <DisabledReason why={why}>{(more) => <Usable {...rest} {...more} tooltip={false} />}</DisabledReason>;
}

function Usable({
  label,
  icon,
  variant = 'quiet',
  size = 32,
  busy,
  tooltip = true,
  hint = label,
  href,
  ...rest
}: IconButtonProps) {
  const { follow } = useLinks();
  const button = (
    <ActionIcon
      {...(href === undefined ? { type: 'button' } : linkProps(href, follow))}
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
  return tooltip ? <Tooltip label={hint}>{button}</Tooltip> : button;
}

/** The button: one primary look, a default, a quiet, a danger and one that leads to it; a link when it has an address. */
import { Button as MantineButton } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { DisabledReason } from './DisabledReason.tsx';
import { linkProps, useLinks } from './links.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  readonly variant?: 'primary' | 'default' | 'quiet' | 'risky' | 'danger';
  /** 28, 32, 36 or 40 px high. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Before the text. */
  readonly icon?: ReactNode;
  /** After the text: a key, a chevron. */
  readonly after?: ReactNode;
  readonly wide?: boolean;
  /** Work is under way: the button keeps its width and takes no second click. */
  readonly busy?: boolean;
  readonly href?: string;
  /** Why it cannot be used: it stays reachable, tells so, and does nothing. */
  readonly why?: string | undefined;
}

export function Button({ why, ...props }: ButtonProps) {
  if (why === undefined) return <Usable {...props} />;
  const { href: _, onClick: __, ...rest } = props;
  return <DisabledReason why={why}>{(more) => <Usable {...rest} {...more} />}</DisabledReason>;
}

function Usable({ variant = 'default', size = 'sm', icon, after, wide = false, busy, href, ...rest }: ButtonProps) {
  const { follow } = useLinks();
  const link = href === undefined ? { type: rest.type ?? 'button' } : linkProps(href, follow);
  return (
    <MantineButton
      {...(rest as object)}
      {...link}
      variant={variant}
      size={size}
      classNames={styles}
      leftSection={icon}
      rightSection={after}
      fullWidth={wide}
      {...(busy === undefined ? {} : { loading: busy, 'aria-busy': busy })}
    />
  );
}

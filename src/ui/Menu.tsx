/** A menu that opens from a button; its entries are actions or links. */
import { Menu as MantineMenu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useLinks } from './links.tsx';
import styles from './Menu.module.css';

export interface MenuProps {
  /** The button that opens the menu. */
  readonly target: ReactElement;
  readonly children: ReactNode;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
  readonly width?: number;
  readonly opened?: boolean;
  /** Stands open from the start, and then goes its own ways. */
  readonly defaultOpened?: boolean;
  readonly onChange?: (opened: boolean) => void;
  /** Its entries scroll in a box of their own: Tab reaches them too. */
  readonly scrolls?: boolean;
}

export function Menu({
  target,
  children,
  position = 'bottom-start',
  width,
  opened,
  defaultOpened,
  onChange,
  scrolls = false,
}: MenuProps) {
  return (
    <MantineMenu
      position={position}
      offset={4}
      classNames={styles}
      transitionProps={{ duration: 120 }}
      // Its placeholder is no child that a menu may have.
      withInitialFocusPlaceholder={false}
      {...(scrolls ? { menuItemTabIndex: 0 } : {})}
      {...(width === undefined ? {} : { width })}
      {...(opened === undefined ? {} : { opened })}
      {...(defaultOpened ? { defaultOpened } : {})}
      {...(onChange === undefined ? {} : { onChange })}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

export interface MenuItemProps {
  readonly children?: ReactNode;
  /** Of an entry that is only its icon: what people hear, and see on hover. */
  readonly label?: string;
  readonly icon?: ReactNode;
  /** At the end: a count, a key, a check mark. */
  readonly after?: ReactNode;
  readonly href?: string;
  /** The address is one of another site: it opens in a window of its own. */
  readonly outside?: boolean;
  readonly onClick?: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Marks the entry that holds now; said as well as shown. */
  readonly current?: boolean;
  /** One of several of which one holds (language, scheme): whether it is this one, which is said of each. */
  readonly checked?: boolean;
  readonly lang?: string;
  readonly keepOpen?: boolean;
  /** Why it cannot be used: said under the entry, which does nothing. */
  readonly why?: string | undefined;
}

export function MenuItem({ why, ...props }: MenuItemProps) {
  if (props.checked !== undefined) return <ChoiceItem {...props} />;
  if (why === undefined) return <UsableItem {...props} />;
  const { children, icon, after } = props;
  return (
    <MantineMenu.Item leftSection={icon} rightSection={after} closeMenuOnClick={false} aria-disabled data-why>
      {children}
      <span className={styles['why']}>{why}</span>
    </MantineMenu.Item>
  );
}

function UsableItem({ href, outside, onClick, danger, current, keepOpen, label, icon, after, ...rest }: MenuItemProps) {
  const { follow } = useLinks();
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (href !== undefined && !outside) follow?.(href, event);
  };
  return (
    <MantineMenu.Item
      {...rest}
      {...((href === undefined ? {} : { component: 'a', href }) as object)}
      {...(label === undefined ? {} : { 'aria-label': label, title: label, 'data-icon-only': true })}
      {...((outside ? { target: '_blank', rel: 'noopener noreferrer' } : {}) as object)}
      leftSection={icon}
      rightSection={after}
      closeMenuOnClick={keepOpen !== true}
      data-danger={danger || undefined}
      aria-current={current || undefined}
      onClick={clicked as never}
    />
  );
}

function ChoiceItem({ children, label, icon, checked = false, keepOpen, onClick, lang }: MenuItemProps) {
  return (
    <MantineMenu.RadioItem
      value=""
      checked={checked}
      closeMenuOnClick={keepOpen !== true}
      // The look of the whole entry tells it.
      checkIcon={null}
      {...(lang === undefined ? {} : { lang })}
      {...(label === undefined ? {} : { 'aria-label': label, title: label, 'data-icon-only': true })}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {icon}
      {children}
    </MantineMenu.RadioItem>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <MantineMenu.Label>{children}</MantineMenu.Label>;
}

export function MenuDivider() {
  return <MantineMenu.Divider />;
}

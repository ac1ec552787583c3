/** The support menu of the header (LAY-12). */
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { MenuIcon } from './icons.tsx';
import { type SupportEntry, useEntryTitle } from './support-links.ts';

export interface SupportMenuProps {
  readonly entries: readonly SupportEntry[];
  readonly button: ReactElement;
}

export function SupportMenu({ entries, button }: SupportMenuProps) {
  const titleOf = useEntryTitle();
  return (
    <Menu target={button} position="bottom-end">
      {entries.map((entry) => (
        <MenuItem
          key={entry.is}
          icon={<MenuIcon name={entry.icon} />}
          {...(entry.href === undefined ? {} : { href: entry.href, outside: true })}
          {...(entry.start === undefined ? {} : { onClick: entry.start })}
        >
          {titleOf(entry)}
        </MenuItem>
      ))}
    </Menu>
  );
}

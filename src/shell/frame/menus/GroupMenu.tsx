/** One menu of the header with its allowed screens. */
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { isUnderPath } from '../../routing/hash-location.ts';
import { hrefOf } from '../../routing/screen-address.tsx';
import { MenuIcon } from './icons.tsx';
import type { Menu as MenuGroup } from './menu-list.ts';

export interface GroupMenuProps {
  readonly menu: MenuGroup;
  readonly button: ReactElement;
  readonly opened: boolean;
  /** Where the person is. */
  readonly path: string;
}

export function GroupMenu({ menu, button, opened, path }: GroupMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu target={button} defaultOpened={opened}>
      {menu.links.map((link) => (
        <MenuItem
          key={link.path}
          href={hrefOf(link.path)}
          current={isUnderPath(link.path, path)}
          icon={<MenuIcon name={link.icon} />}
        >
          {t(link.title)}
        </MenuItem>
      ))}
    </Menu>
  );
}

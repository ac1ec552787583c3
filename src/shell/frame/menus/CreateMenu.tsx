/** The New menu; it stays in sight, disabled, when nothing may be created (NAV-21 to NAV-27, ROLE-61). */
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { hrefOf } from '../../routing/screen-address.tsx';
import { FrameIcon, MenuIcon } from './icons.tsx';
import type { MenuLink } from './menu-list.ts';

export function CreateMenu({ links }: { readonly links: readonly MenuLink[] }) {
  const { t } = useTranslation();
  const look = {
    size: 'xs',
    icon: <FrameIcon name="plus" size={15} />,
    after: <FrameIcon name="chevron-down" size={13} />,
    children: t('New'),
  } as const;
  if (links.length === 0) return <Button {...look} why={t('None of your rights is to create something.')} />;
  const button = <Button {...look} />;
  return (
    <Menu target={button} position="top-start">
      {links.map(({ path, title, icon }) => (
        <MenuItem key={path} href={hrefOf(path)} icon={<MenuIcon name={icon} />}>
          {t(title)}
        </MenuItem>
      ))}
    </Menu>
  );
}

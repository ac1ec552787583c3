/** The menus of the wide header: single entries as links, groups as menus. */
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/links.tsx';
import { isUnderPath } from '../../routing/hash-location.ts';
import { hrefOf } from '../../routing/screen-address.tsx';
import { HeaderButton } from '../menus/HeaderButton.tsx';
import { LazyMenu } from '../menus/LazyMenu.tsx';
import { GroupMenu } from '../menus/lazy-menus.tsx';
import { isSingle, type Menu, type MenuLink, type Menus } from '../menus/menu-list.ts';
import menuStyles from '../menus/menus.module.css';
import styles from './Header.module.css';

export function HeaderMenus({ menus }: { readonly menus: Menus }) {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav className={styles['menus']} aria-label={t('Main')}>
      {menus.main.map((link) => (
        <HeaderLink key={link.path} link={link} path={path} />
      ))}
      {menus.groups.map((menu) =>
        isSingle(menu) ? (
          menu.links.map((link) => <HeaderLink key={link.path} link={link} path={path} />)
        ) : (
          <Group key={menu.title} menu={menu} path={path} />
        ),
      )}
    </nav>
  );
}

function HeaderLink({ link, path }: { readonly link: MenuLink; readonly path: string }) {
  const { t } = useTranslation();
  const current = isUnderPath(link.path, path);
  return (
    <Link className={menuStyles['item']} href={hrefOf(link.path)} aria-current={current ? 'page' : undefined}>
      {t(link.title)}
    </Link>
  );
}

function Group({ menu, path }: { readonly menu: Menu; readonly path: string }) {
  const { t } = useTranslation();
  const here = menu.links.some((link) => isUnderPath(link.path, path));
  const button = <HeaderButton here={here}>{t(menu.title)}</HeaderButton>;
  return (
    <LazyMenu button={button}>
      {(clicked) => <GroupMenu menu={menu} button={button} opened={clicked} path={path} />}
    </LazyMenu>
  );
}

/** All menus in one drawer, for windows narrower than 960 px (LAY-27). */
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Link } from '../../../ui/links.tsx';
import { isUnderPath } from '../../routing/hash-location.ts';
import { hrefOf } from '../../routing/screen-address.tsx';
import { MenuIcon } from './icons.tsx';
import { LanguageList } from './LanguageList.tsx';
import type { MenuLink, Menus } from './menu-list.ts';
import styles from './NarrowDrawer.module.css';
import { SupportLinks } from './SupportLinks.tsx';
import { useSupportEntries } from './support-links.ts';

export interface NarrowDrawerProps {
  readonly menus: Menus;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function NarrowDrawer({ menus, opened, onClose }: NarrowDrawerProps) {
  const { t } = useTranslation();
  const support = useSupportEntries();
  return (
    <Drawer
      modal
      opened={opened}
      onClose={onClose}
      title={t('Menu')}
      closeLabel={t('Close')}
      position="left"
      size={304}
    >
      <nav aria-label={t('Main')} className={styles['menus']}>
        <Links links={menus.main} onFollow={onClose} />
        {menus.groups.map((menu) => (
          <Group key={menu.title} title={t(menu.title)}>
            <Links links={menu.links} onFollow={onClose} />
          </Group>
        ))}
      </nav>
      {support.length > 0 && (
        <Group title={t('Support')}>
          <SupportLinks entries={support} onFollow={onClose} />
        </Group>
      )}
      <Group title={t('Language')}>
        <LanguageList className={styles['item']} onChosen={onClose} />
      </Group>
    </Drawer>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles['group']}>
    <h3>{title}</h3>
    {children}
  </section>
);

function Links({ links, onFollow }: { readonly links: readonly MenuLink[]; readonly onFollow: () => void }) {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <ul>
      {links.map((link) => (
        <li key={link.path}>
          <Link
            className={styles['item']}
            href={hrefOf(link.path)}
            aria-current={isUnderPath(link.path, path) ? 'page' : undefined}
            onClick={onFollow}
          >
            <MenuIcon name={link.icon} />
            {t(link.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

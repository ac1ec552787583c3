/** The button that opens the drawer of menus in a narrow window. */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameIcon } from './icons.tsx';
import { NarrowDrawer } from './lazy-menus.tsx';
import type { Menus } from './menu-list.ts';
import styles from './menus.module.css';

export function NarrowMenu({ menus }: { readonly menus: Menus }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<boolean | undefined>(undefined);
  return (
    <>
      <button
        type="button"
        className={styles['narrow']}
        aria-label={t('Menu')}
        aria-expanded={opened === true}
        onClick={() => setOpened(true)}
      >
        <FrameIcon name="menu" size={20} />
      </button>
      {opened !== undefined && (
        <Suspense>
          <NarrowDrawer menus={menus} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

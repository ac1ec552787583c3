/** The footer action bar (LAY-2, LAY-3). */
import { Suspense } from 'react';
import { CreateMenu } from '../menus/lazy-menus.tsx';
import { useMenus } from '../menus/use-menus.ts';
import styles from './Footer.module.css';
import { Chat } from './lazy-parts.tsx';

export function Footer() {
  const { create } = useMenus();
  return (
    <footer className={styles['footer']}>
      <Suspense>
        <CreateMenu links={create} />
      </Suspense>
      <Chat />
    </footer>
  );
}

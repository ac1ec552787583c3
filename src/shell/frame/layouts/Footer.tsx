/** The footer action bar: what may be created, and the way to support (LAY-2 to LAY-4). */
import { Suspense } from 'react';
import { FooterActions } from '../menus/lazy-menus.tsx';
import { useMenus } from '../menus/use-menus.ts';
import styles from './Footer.module.css';

export function Footer() {
  const { create } = useMenus();
  return (
    <footer className={styles['footer']}>
      <Suspense>
        <FooterActions links={create} />
      </Suspense>
    </footer>
  );
}

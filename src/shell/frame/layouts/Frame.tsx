/** The frame around every screen: header and footer, or neither for plain screens (LAY-7). */
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Impersonation, Messages } from './lazy-parts.tsx';
import styles from './MainLayout.module.css';
import { MainLayout } from './MainLayout.tsx';

export function Frame() {
  const isPlain = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.entry?.layout === 'plain' });
  if (!isPlain) return <MainLayout />;
  return (
    <>
      <div className={styles['top']}>
        <Impersonation />
      </div>
      <main className={styles['plain']}>
        <Outlet />
      </main>
      <Messages />
    </>
  );
}

/** What the footer holds: the New menu, the chat, the way to support and its drawer. */
import { Suspense, useState } from 'react';
import { branding } from '../../../client/first/branding.ts';
import { useStore } from '../../../client/page/use-store.ts';
import { useSession } from '../../../client/session/session.ts';
import { ChatButton } from '../../chat/ChatButton.tsx';
import { noteFailedRequests } from '../../support/failed-request.ts';
import { SupportLink } from '../../support/SupportLink.tsx';
import { lazyComponent } from '../lazy.tsx';
import { CreateMenu } from '../menus/CreateMenu.tsx';
import type { MenuLink } from '../menus/menu-list.ts';
import { sideDrawer } from '../side-drawer.ts';
import styles from './Footer.module.css';

noteFailedRequests();

/** Only brands with services of others may have one. */
function Chat() {
  const user = useSession();
  return user && branding().third_party_scripts ? <ChatButton user={user} /> : null;
}

const Drawer = lazyComponent(async () => (await import('../../support/SupportDrawer.tsx')).SupportDrawer);

export function FooterActions({ links }: { readonly links: readonly MenuLink[] }) {
  const isOpen = useStore(sideDrawer) === 'support';
  const [wasOpened, open] = useState(false);
  if (isOpen && !wasOpened) open(true);
  return (
    <>
      <div className={styles['start']}>
        <CreateMenu links={links} />
        <Chat />
      </div>
      <SupportLink />
      {/* Fetched when it is first opened; what is typed in it stays while it is closed. */}
      {wasOpened && (
        <Suspense>
          <Drawer />
        </Suspense>
      )}
    </>
  );
}

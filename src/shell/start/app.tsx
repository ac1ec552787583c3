/** The app behind sign-in: prepares language and first screen, then renders. */
import { screens } from 'virtual:screens';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { shell } from '../../../manifests/shell.ts';
import { currentLanguage, loadMessages, wantTexts } from '../../client/first/language.ts';
import { enableReauthPrompt, reauthPrompt } from '../../client/first/reauthentication.ts';
import { onSessionEnd } from '../../client/first/session-store.ts';
import { startLocale } from '../../client/language/locale.ts';
import { instance } from '../../client/page/instance.ts';
import { useStore } from '../../client/page/use-store.ts';
import { sendReadsTogether } from '../../client/query/batch.ts';
import { keepAlive } from '../../client/session/keep-alive.ts';
import { refuseWritesInPreview } from '../../client/session/rights-preview.ts';
import { realtimeInstance } from '../../rules/realtime-events.ts';
import { Provider } from '../../ui/Provider.tsx';
import { lazyPart } from '../frame/lazy.tsx';
import { watchIdentity } from '../impersonation/watch-identity.ts';
import { leaveForSignIn } from '../routing/leave.ts';
import { RoutedLinks } from '../routing/link-provider.tsx';
import { router } from '../routing/router.ts';
import { scheme } from './scheme.ts';

// The code arrives while the server checks the password: its texts come meanwhile, with those of the screen after it.
for (const { path, area } of screens) if (path === shell.home) wantTexts(area);
loadMessages(currentLanguage()).catch(() => {});

/** Ends when the first screen stands in the page. */
export async function startApp(place: HTMLElement): Promise<void> {
  sendReadsTogether();
  onSessionEnd(() => void leaveForSignIn());
  refuseWritesInPreview();
  // The page itself follows the address once it is drawn; until then another one may be asked for.
  const unfollow = router.history.subscribe(() => void router.load());
  await Promise.all([startLocale(currentLanguage()), router.load()]);
  enableReauthPrompt();
  keepAlive();
  watchIdentity();
  await new Promise<void>((drawn) => createRoot(place).render(<App drawn={drawn} />));
  unfollow();
  // What others do nobody waits for.
  Promise.all([import('../../client/socket/socket.ts'), import('../../client/query/foreign-changes.ts')]).then(
    ([{ connectSocket }, { followForeignChanges }]) => {
      followForeignChanges();
      connectSocket();
    },
    warnOfOthers,
  );
  if (instance() === realtimeInstance)
    import('../../client/realtime/hub.ts').then(({ listenToHub }) => listenToHub(), warnOfOthers);
}

const warnOfOthers = (error: unknown) => console.warn('What others do does not show by itself', error);
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Who is there is asked when a session has ended. */
const Reauthentication = lazyPart(
  async () => (await import('../reauthentication/Reauthentication.tsx')).Reauthentication,
  () => {
    const asked = useStore(reauthPrompt);
    return asked && { asked };
  },
);

function App({ drawn }: { readonly drawn: () => void }) {
  useLayoutEffect(drawn, [drawn]);
  return (
    <Provider scheme={useStore(scheme)} nonce={nonce}>
      <RoutedLinks>
        <RouterProvider router={router} />
        <Reauthentication />
      </RoutedLinks>
    </Provider>
  );
}

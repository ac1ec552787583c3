/** The app behind sign-in: prepares language and first screen, then renders. */
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { keepAlive } from '../client/keep-alive.ts';
import { currentLanguage } from '../client/language.ts';
import { startLocale } from '../client/locale.ts';
import { loadFormatter } from '../client/plural.ts';
import { objectInPreview } from '../client/preview.ts';
import { letAsk } from '../client/renewal.ts';
import { onSessionEnd } from '../client/session.ts';
import { useStore } from '../client/use-store.ts';
import { SurroundingsProvider } from '../engines/surroundings.tsx';
import { Provider } from '../ui/Provider.tsx';
import { customBlocks } from './custom-blocks.ts';
import { watchIdentity } from './impersonation/watch-identity.ts';
import { exports } from './jobs/exports.ts';
import { Links } from './Links.tsx';
import { leaveForSignIn } from './leave.ts';
import { router } from './router.ts';
import { scheme } from './scheme.ts';
import { SessionAgainLate } from './session-again/SessionAgainLate.tsx';

/** Ends when the first screen stands in the page. */
export async function startApp(place: HTMLElement): Promise<void> {
  onSessionEnd(() => void leaveForSignIn());
  objectInPreview();
  await Promise.all([startLocale(currentLanguage()), loadFormatter().catch(warn), router.load()]);
  letAsk();
  keepAlive();
  watchIdentity();
  await new Promise<void>((drawn) => createRoot(place).render(<App drawn={drawn} />));
  // Nobody waits for it.
  import('../client/socket.ts').then(({ keepSocket }) => keepSocket(), warnOfSocket);
}

const warnOfSocket = (error: unknown) => console.warn('What others do does not show by itself', error);
const warn = (error: unknown) => console.warn('Plurals cannot be formatted', error);
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const surroundings = { custom: customBlocks, exports };

function App({ drawn }: { readonly drawn: () => void }) {
  useLayoutEffect(drawn, [drawn]);
  return (
    <Provider scheme={useStore(scheme)} nonce={nonce}>
      <Links>
        <SurroundingsProvider value={surroundings}>
          <RouterProvider router={router} />
          <SessionAgainLate />
        </SurroundingsProvider>
      </Links>
    </Provider>
  );
}

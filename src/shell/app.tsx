/** The app behind sign-in: prepares language and first screen, then renders. */
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { keepAlive } from '../client/keep-alive.ts';
import { currentLanguage } from '../client/language.ts';
import { startLocale } from '../client/locale.ts';
import { loadFormatter } from '../client/plural.ts';
import { onSessionEnd } from '../client/session.ts';
import { useStore } from '../client/use-store.ts';
import { SurroundingsProvider } from '../engines/surroundings.tsx';
import { Provider } from '../ui/Provider.tsx';
import { customBlocks } from './custom-blocks.ts';
import { exports } from './jobs/exports.ts';
import { Links } from './Links.tsx';
import { leaveForSignIn } from './leave.ts';
import { router } from './router.ts';
import { scheme } from './scheme.ts';

/** Ends when the first screen stands in the page. */
export async function startApp(place: HTMLElement): Promise<void> {
  onSessionEnd(() => void leaveForSignIn());
  await Promise.all([startLocale(currentLanguage()), loadFormatter().catch(warn), router.load()]);
  keepAlive();
  await new Promise<void>((drawn) => createRoot(place).render(<App drawn={drawn} />));
}

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
        </SurroundingsProvider>
      </Links>
    </Provider>
  );
}

/** One screen: its title and its block. */

import type { ScreenEntry } from 'virtual:screens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../define/screen.ts';
import { BlockView } from '../../engines/block.tsx';
import { EngineServicesProvider } from '../../engines/frame/engine-services.tsx';
import { FrameProvider } from '../../engines/frame/frame.tsx';
import { PageFrame } from '../../engines/frame/page-frame.tsx';
import { useTogether } from '../../engines/frame/use-together.ts';
import { PlainCard } from '../frame/layouts/PlainCard.tsx';
import { loginPath } from '../routing/hash-location.ts';
import { registerRouteGates } from '../routing/route-gates.ts';
import { ScreenAddress } from '../routing/screen-address.tsx';
import { UnsavedGuard } from '../routing/UnsavedGuard.tsx';
import { useScreenServices } from '../services/use-screen-services.ts';
import { keepKnownAnswers } from './known-answers.ts';
import { usePageTitle } from './page-title.ts';
import { useRecordName } from './record/record-name.ts';
import styles from './ScreenPage.module.css';
import { NotFound } from './states/NotFound.tsx';

// Here and not with the app: whoever signs in need not wait for it, and no link is drawn before.
registerRouteGates();
keepKnownAnswers();

export interface ScreenPageProps {
  readonly entry: ScreenEntry;
  readonly screen: Screen;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

export function ScreenPage({ entry, screen, path, params, search }: ScreenPageProps) {
  const { t } = useTranslation();
  const services = useScreenServices(entry.path);
  const title = t(entry.title);
  usePageTitle(title, useRecordName());
  if (!fitsNumeric(entry, params)) return <NotFound />;
  const body = <BlockView key={JSON.stringify(params)} block={screen.body} />;
  return (
    <ScreenAddress path={path} params={params} search={search}>
      <UnsavedGuard />
      <EngineServicesProvider value={services}>
        {framed(entry, title, body, screen.body.block !== 'custom')}
      </EngineServicesProvider>
    </ScreenAddress>
  );
}

/** Hand-written cards lead on by themselves. Under a record its name is the title of the page; the page of the first HTML brings its own frame. */
function framed(entry: ScreenEntry, title: string, body: ReactNode, isData: boolean): ReactNode {
  if (entry.layout === 'plain' && entry.path.split('?')[0] !== loginPath)
    return (
      <PlainCard title={title} hasWayBack={isData}>
        {body}
      </PlainCard>
    );
  if (entry.layout === 'main' && !entry.hasHeader && !entry.tab) return <PageFrame title={title}>{body}</PageFrame>;
  return (
    <FrameProvider title={title}>
      <Bare>{body}</Bare>
    </FrameProvider>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  const together = useTogether();
  return (
    <div className={styles['body']} data-waiting={!together || undefined}>
      {children}
    </div>
  );
}

/** '/account/abc' names no account (ROUTE-32). */
export const fitsNumeric = (entry: Pick<ScreenEntry, 'numeric'>, params: ScreenPageProps['params']): boolean =>
  entry.numeric.every((name) => /^\d+$/.test(params[name] ?? ''));

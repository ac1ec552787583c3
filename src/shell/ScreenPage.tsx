/** One screen: its title and its block. */

import type { ScreenEntry } from 'virtual:screens';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../define/screen.ts';
import { BlockView } from '../engines/block.tsx';
import { PageFrame } from '../engines/page-frame.tsx';
import { Within } from '../engines/place.tsx';
import { SurroundingsProvider } from '../engines/surroundings.tsx';
import { ScreenAddress } from './address.tsx';
import { boardOrdersOf } from './board-orders.ts';
import { PlainCard } from './layouts/PlainCard.tsx';
import { listViewsOf } from './list-views.ts';
import { loginPath } from './place.ts';
import { knowPlaces } from './place-needs.ts';
import { useRecordName } from './record/record-name.ts';
import styles from './ScreenPage.module.css';
import { NotFound } from './states/NotFound.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { usePageTitle } from './use-page-title.ts';

// Here and not with the app: whoever signs in need not wait for it, and no link is drawn before.
knowPlaces();

export interface ScreenPageProps {
  readonly entry: ScreenEntry;
  readonly screen: Screen;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

export function ScreenPage({ entry, screen, path, params, search }: ScreenPageProps) {
  const { t } = useTranslation();
  const around = useMemo(
    () => ({ listViews: listViewsOf(entry.path), boardOrders: boardOrdersOf(entry.path) }),
    [entry.path],
  );
  const title = t(entry.title);
  usePageTitle(title, useRecordName());
  if (!fitsNumeric(entry, params)) return <NotFound />;
  const body = <BlockView key={JSON.stringify(params)} block={screen.body} />;
  return (
    <ScreenAddress path={path} params={params} search={search}>
      <UnsavedGuard />
      <SurroundingsProvider value={around}>
        {framed(entry, title, body, screen.body.block !== 'custom')}
      </SurroundingsProvider>
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
  if (entry.layout === 'main' && !entry.hasHead && !entry.tab) return <PageFrame title={title}>{body}</PageFrame>;
  return (
    <div className={styles['body']}>
      <Within title={title}>{body}</Within>
    </div>
  );
}

/** '/account/abc' names no account (ROUTE-32). */
export const fitsNumeric = (entry: Pick<ScreenEntry, 'numeric'>, params: ScreenPageProps['params']): boolean =>
  entry.numeric.every((name) => /^\d+$/.test(params[name] ?? ''));

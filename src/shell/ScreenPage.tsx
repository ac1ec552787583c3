/** One screen: its title and its block. */

import type { ScreenEntry } from 'virtual:screens';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../define/screen.ts';
import { BlockView } from '../engines/block.tsx';
import { PageFrame } from '../engines/page-frame.tsx';
import { ScreenAddress } from './address.tsx';
import { useRecordName } from './record/record-name.ts';
import styles from './ScreenPage.module.css';
import { NotFound } from './states/NotFound.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { usePageTitle } from './use-page-title.ts';

export interface ScreenPageProps {
  readonly entry: ScreenEntry;
  readonly screen: Screen;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

export function ScreenPage({ entry, screen, path, params, search }: ScreenPageProps) {
  const { t } = useTranslation();
  const title = t(entry.title);
  usePageTitle(title, useRecordName());
  if (!fitsNumeric(entry, params)) return <NotFound />;
  const body = <BlockView key={JSON.stringify(params)} block={screen.body} />;
  // Under a record its name is the title of the page.
  const hasOwnHead = !entry.hasHead && !entry.tab && entry.layout === 'main';
  return (
    <ScreenAddress path={path} params={params} search={search}>
      <UnsavedGuard />
      {hasOwnHead ? <PageFrame title={title}>{body}</PageFrame> : <div className={styles['body']}>{body}</div>}
    </ScreenAddress>
  );
}

/** '/account/abc' names no account (ROUTE-32). */
export const fitsNumeric = (entry: Pick<ScreenEntry, 'numeric'>, params: ScreenPageProps['params']): boolean =>
  entry.numeric.every((name) => /^\d+$/.test(params[name] ?? ''));

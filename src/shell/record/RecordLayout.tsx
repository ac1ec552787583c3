/** The head and tabs of a record around its sub-screens; they stay while those change. */

import type { ScreenEntry } from 'virtual:screens';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../client/session.ts';
import { type HeadShape, headOf } from '../../define/block-shapes.ts';
import type { Screen } from '../../define/screen.ts';
import { resolveInput } from '../../engines/binding.ts';
import { PageFrame } from '../../engines/page-frame.tsx';
import { useSource } from '../../engines/read.ts';
import { FailedState } from '../../engines/states.tsx';
import { SurroundingsProvider } from '../../engines/surroundings.tsx';
import type { RecordGroup } from '../records.ts';
import { fitsNumeric } from '../ScreenPage.tsx';
import { NotFound } from '../states/NotFound.tsx';
import { NoRecord } from './NoRecord.tsx';
import { RecordHead } from './RecordHead.tsx';
import styles from './RecordLayout.module.css';
import { RecordTabs } from './RecordTabs.tsx';
import { RecordNameProvider } from './record-name.ts';
import { textAt } from './text-at.ts';

export interface RecordLayoutProps {
  readonly group: RecordGroup<ScreenEntry>;
  /** The screen that the head is taken from. */
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
}

export function RecordLayout({ group, screen, params }: RecordLayoutProps) {
  if (!screen.head) throw new Error(`The screen ${screen.path} has no head`);
  if (!fitsNumeric(group.first, params)) return <NotFound />;
  return <Loaded key={JSON.stringify(params)} group={group} head={headOf(screen.head)} params={params} />;
}

interface LoadedProps extends Omit<RecordLayoutProps, 'screen'> {
  readonly head: HeadShape;
}

function Loaded({ group, head, params }: LoadedProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const current = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.entry });
  const input = resolveInput(head.source, head.input, { params, session });
  const { data, error, again } = useSource(head.source, input.state === 'ready' ? input.input : undefined);
  if (error && data === undefined) {
    return (
      <PageFrame title={t(group.first.title)}>
        {error.status === 404 ? <NoRecord error={error} /> : <FailedState error={error} again={again} />}
      </PageFrame>
    );
  }
  return (
    <RecordNameProvider value={textAt(data, head.title)}>
      <div className={styles['record']}>
        <RecordHead head={head} record={data} params={params} actionsRef={setActions} />
        <RecordTabs group={group} current={current} record={data} params={params} />
        <SurroundingsProvider value={{ count: null, actions }}>
          <Outlet />
        </SurroundingsProvider>
      </div>
    </RecordNameProvider>
  );
}

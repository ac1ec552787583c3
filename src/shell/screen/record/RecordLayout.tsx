/** The head and tabs of a record around its sub-screens; they stay while those change. */

import type { ScreenEntry } from 'virtual:screens';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../client/session/session.ts';
import type { Screen } from '../../../define/screen.ts';
import { type RecordHeaderShape, recordHeaderOf } from '../../../define/shapes/block-shapes.ts';
import { HeadRecord } from '../../../engines/binding/head-record.ts';
import { resolveInput } from '../../../engines/binding/resolve.ts';
import { useSource } from '../../../engines/binding/use-source.ts';
import { EngineServicesProvider } from '../../../engines/frame/engine-services.tsx';
import { FrameProvider } from '../../../engines/frame/frame.tsx';
import { PageFrame } from '../../../engines/frame/page-frame.tsx';
import { FailedState } from '../../../engines/frame/states.tsx';
import { useTogether } from '../../../engines/frame/use-together.ts';
import type { RecordGroup } from '../../routing/record-groups.ts';
import { fitsNumeric } from '../ScreenPage.tsx';
import { NotFound } from '../states/NotFound.tsx';
import { NoRecord } from './NoRecord.tsx';
import { RecordHeader } from './RecordHeader.tsx';
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
  if (!screen.header) throw new Error(`The screen ${screen.path} has no head`);
  if (!fitsNumeric(group.first, params)) return <NotFound />;
  return <Loaded key={JSON.stringify(params)} group={group} head={recordHeaderOf(screen.header)} params={params} />;
}

interface LoadedProps extends Omit<RecordLayoutProps, 'screen'> {
  readonly head: RecordHeaderShape;
}

function Loaded({ group, head, params }: LoadedProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const current = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.entry });
  const input = resolveInput(head.source, head.input, { params, session });
  const { data, error, refetch } = useSource(head.source, input.state === 'ready' ? input.input : undefined);
  const together = useTogether();
  if (error && data === undefined) {
    return (
      <PageFrame title={t(group.first.title)}>
        {error.status === 404 ? <NoRecord error={error} /> : <FailedState error={error} again={refetch} />}
      </PageFrame>
    );
  }
  return (
    <RecordNameProvider value={textAt(data, head.title)}>
      <div
        className={styles['record']}
        data-waiting={!together || undefined}
        data-unknown={data === undefined || undefined}
      >
        <RecordHeader head={head} record={data} params={params} actionsRef={setActions} />
        <RecordTabs group={group} current={current} record={data} params={params} />
        <EngineServicesProvider value={{ count: null, actions }}>
          <HeadRecord value={data}>
            <FrameProvider hasTabs>
              <Outlet />
            </FrameProvider>
          </HeadRecord>
        </EngineServicesProvider>
      </div>
    </RecordNameProvider>
  );
}

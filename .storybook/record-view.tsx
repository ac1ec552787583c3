/** The head and the tabs of a record above one of its screens, as the shell's own layout has them. */
import { screens } from 'virtual:screens';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../src/client/session.ts';
import type { HeadShape } from '../src/define/block-shapes.ts';
import type { Screen } from '../src/define/screen.ts';
import { resolveInput } from '../src/engines/binding.ts';
import { PageFrame } from '../src/engines/page-frame.tsx';
import { useSource } from '../src/engines/read.ts';
import { FailedState } from '../src/engines/states.tsx';
import { SurroundingsProvider } from '../src/engines/surroundings.tsx';
import { RecordHead } from '../src/shell/record/RecordHead.tsx';
import { RecordTabs } from '../src/shell/record/RecordTabs.tsx';
import { recordGroups } from '../src/shell/records.ts';

export interface RecordViewProps {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function RecordView({ screen, params, children }: RecordViewProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const head = screen.head as HeadShape;
  const input = resolveInput(head.source, head.input, { params, session });
  const { data, error, again } = useSource(head.source, input.state === 'ready' ? input.input : undefined);
  const current = screens.find(({ path }) => path === screen.path);
  const group = recordGroups(screens).find((each) => current && each.screens.includes(current));
  if (error && data === undefined) {
    return (
      <PageFrame title={t(screen.title)}>
        <FailedState error={error} again={again} />
      </PageFrame>
    );
  }
  return (
    <>
      <RecordHead head={head} record={data} params={params} actionsRef={setActions} />
      {group && <RecordTabs group={group} current={current} record={data} params={params} />}
      <SurroundingsProvider value={{ count: null, actions }}>{children}</SurroundingsProvider>
    </>
  );
}

/** The head and the tabs of a record above one of its screens, as the shell's own layout has them. */
import { screens } from 'virtual:screens';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../src/client/session/session.ts';
import type { Screen } from '../../src/define/screen.ts';
import type { RecordHeaderShape } from '../../src/define/shapes/block-shapes.ts';
import { resolveInput } from '../../src/engines/binding/resolve.ts';
import { useSource } from '../../src/engines/binding/use-source.ts';
import { EngineServicesProvider } from '../../src/engines/frame/engine-services.tsx';
import { PageFrame } from '../../src/engines/frame/page-frame.tsx';
import { FailedState } from '../../src/engines/frame/states.tsx';
import { recordGroups } from '../../src/shell/routing/record-groups.ts';
import { RecordHeader } from '../../src/shell/screen/record/RecordHeader.tsx';
import { RecordTabs } from '../../src/shell/screen/record/RecordTabs.tsx';

export interface RecordViewProps {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function RecordView({ screen, params, children }: RecordViewProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const header = screen.header as RecordHeaderShape;
  const input = resolveInput(header.source, header.input, { params, session });
  const { data, error, refetch } = useSource(header.source, input.state === 'ready' ? input.input : undefined);
  const current = screens.find(({ path }) => path === screen.path);
  const group = recordGroups(screens).find((each) => current && each.screens.includes(current));
  if (error && data === undefined) {
    return (
      <PageFrame title={t(screen.title)}>
        <FailedState error={error} again={refetch} />
      </PageFrame>
    );
  }
  return (
    <>
      <RecordHeader head={header} record={data} params={params} actionsRef={setActions} />
      {group && <RecordTabs group={group} current={current} record={data} params={params} />}
      <EngineServicesProvider value={{ count: null, actions }}>{children}</EngineServicesProvider>
    </>
  );
}

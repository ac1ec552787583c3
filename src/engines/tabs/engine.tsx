/** Panels of which one is open; which one stands in the address, so Back and a link lead to the same panel. */
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import { useCapabilities } from '../../client/session/session.ts';
import type { PanelShape, PanelsShape } from '../../define/shapes/block-shapes.ts';
import { TabLinks } from '../../ui/Tabs.tsx';
import { kindOf } from '../access/block-kinds.ts';
import { BlockView } from '../block.tsx';
import styles from '../board/board.module.css';
import { currentPanel, panelKey, panelsFor } from '../board/panels.ts';
import type { EngineProps } from '../engine-props.ts';
import { EngineServicesProvider, useEngineServices } from '../frame/engine-services.tsx';
import { FrameProvider, prefixAt, useFrame } from '../frame/frame.tsx';
import { hrefHere } from '../frame/link-address.ts';
import { LeaveQuestion } from '../leaving/leave-question.tsx';
import { discardUnsaved, useUnsaved } from '../leaving/unsaved.ts';
import { PanelCount } from './PanelCount.tsx';

export default function TabsEngine({ block, row, steps }: EngineProps<PanelsShape>) {
  const { t } = useTranslation();
  const { prefix, kind, hasTabs = false, tabKey, title } = useFrame();
  const address = useAddress();
  const panels = panelsFor(block.panels, useCapabilities());
  const own = `${prefix}tab`;
  // The first tab adds nothing to the prefix, so tabs inside of it would bear the name of those around.
  const key = tabKey?.endsWith(own) === true ? `inner-${tabKey}` : own;
  const wanted = currentPanel(panels, address.search[key]);
  const { open: current, question } = useKept(wanted, (panel) => address.setSearch({ [key]: panelKey(panel.title) }));
  const services = useEngineServices();
  // Its count stands on its tab.
  const inPanel = useMemo(() => ({ ...services, count: null }), [services]);
  if (!current) return null;
  const fills = kindOf(current.body).fills?.(current.body as never) === true;
  const links = panels.map((panel, index) => ({
    label: t(panel.title),
    href: hrefHere(address, { [key]: index === 0 ? undefined : panelKey(panel.title) }),
    current: panel === current,
    ...(panel.waiting && { count: <PanelCount counted={panel.waiting} row={row} steps={steps} /> }),
    ...(panel.missing && {
      fault: true,
      count: <PanelCount counted={panel.missing} isMissing row={row} steps={steps} />,
    }),
  }));
  const place = { prefix: prefixAt(block.panels.indexOf(current)), title: current.title };
  // What there is alone needs no way to anything else: it stands as if no tabs were there.
  if (panels.length === 1) {
    return (
      <>
        <FrameProvider key={current.title} {...place}>
          <BlockView block={current.body} row={row} steps={steps} />
        </FrameProvider>
        {question}
      </>
    );
  }
  return (
    <div className={styles['tabs']}>
      <div className={styles['list']} data-inner={hasTabs || undefined}>
        <TabLinks label={hasTabs && title ? t(title) : t('Parts of this page')} tabs={links} inner={hasTabs} />
      </div>
      <FrameProvider
        key={current.title}
        frame={kind === 'page' && !fills ? 'part' : kind}
        {...place}
        hasTabs
        tabKey={key}
      >
        <EngineServicesProvider value={fills ? inPanel : services}>
          <BlockView block={current.body} row={row} steps={steps} />
        </EngineServicesProvider>
      </FrameProvider>
      {question}
    </div>
  );
}

/** The panel stays open while something in it is typed and not saved, whichever way another one was asked for. */
function useKept(wanted: PanelShape | undefined, goBack: (panel: PanelShape) => void) {
  const [left, setLeft] = useState<PanelShape>();
  const open = useRef(wanted);
  const unsaved = useUnsaved();
  const before = open.current;
  const asks = unsaved && before !== undefined && before !== wanted && left !== before;
  if (!asks) open.current = wanted;
  const answer = (leave: boolean) => {
    if (!leave) return before && goBack(before);
    discardUnsaved();
    setLeft(before);
  };
  return { open: open.current, question: asks && <LeaveQuestion onAnswer={answer} /> };
}

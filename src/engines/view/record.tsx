/** A record on the page: its pages as tabs, its sections, what stands beside and below it. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import { useReadOnly } from '../../client/session/rights-preview.ts';
import { useCapabilities, useSession } from '../../client/session/session.ts';
import type { ViewShape } from '../../define/shapes/block-shapes.ts';
import { TabLinks } from '../../ui/Tabs.tsx';
import { gatedEdit, verdictOf } from '../access/verdict.ts';
import type { BindingValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { BlockView } from '../block.tsx';
import type { PagePlan } from '../field-plan/pages.ts';
import { FrameProvider, useFrame } from '../frame/frame.tsx';
import { hrefHere } from '../frame/link-address.ts';
import { PaneProvider, usePane } from '../frame/pane.tsx';
import { useReasonText } from '../frame/use-reason-text.ts';
import { EditableSections } from './editable-sections.tsx';
import { PaneActions } from './pane-actions.tsx';
import { ReadSection } from './read-section.tsx';
import { RecordHead } from './record-head.tsx';
import { pagesFor } from './record-pages.ts';
import { type Reader, readerOf } from './record-values.ts';
import styles from './view.module.css';
import { ViewActions } from './view-actions.tsx';

export interface RecordViewProps {
  readonly block: ViewShape;
  readonly pages: readonly PagePlan[];
  readonly scope: BindingValues;
  readonly again: () => Promise<unknown>;
  /** Its actions stand in the head already. */
  readonly hasActions?: boolean;
}

export function RecordView({ block, pages: planned, scope, again, hasActions = false }: RecordViewProps) {
  const { t } = useTranslation();
  const hasSecondFactor = useSession()?.HasSecondFactor === true;
  const held = useCapabilities();
  const looksOnly = useReadOnly();
  const { kind } = useFrame();
  const pane = usePane();
  const [saved, setSaved] = useState<{ record: unknown; values: Values }>();
  const reader = useMemo(() => withSaved(readerOf(block, scope.row), saved, scope.row), [block, scope.row, saved]);
  const pages = useMemo(() => pagesFor(planned, { t, hasSecondFactor, reader }), [planned, t, hasSecondFactor, reader]);
  const page = useCurrentPage(pages);
  const editing = block.save && !looksOnly ? verdictOf(gatedEdit(block.save, block.locks), held, scope.row) : undefined;
  const tell = useReasonText();
  const locked = editing?.state === 'disabled' ? tell(editing.reason) : undefined;
  const sections = page?.sections ?? [];
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const hasMore = block.save ?? block.below ?? block.aside ?? block.actions;
  if (sections.length === 0 && hasMore === undefined) return null;
  return (
    <div className={styles['view']} data-frame={kind}>
      <div className={styles['columns']} data-aside={block.aside !== undefined || undefined}>
        <div className={styles['main']}>
          {pane && kind === 'aside' ? (
            <PaneActions block={block} scope={scope} pane={pane} />
          ) : (
            !hasActions && <ViewActions block={block} scope={scope} beside={beside} />
          )}
          {block.head && <RecordHead head={block.head} source={block.source} record={scope.row} />}
          <PageTabs pages={pages} current={page} />
          {block.save && editing && editing.state !== 'hidden' ? (
            <EditableSections
              edit={block.save}
              pages={pages}
              current={page}
              scope={scope}
              reader={reader}
              locked={locked}
              foot={foot}
              onSaved={(values) => setSaved({ record: scope.row, values })}
              latest={async () => {
                const record = await again();
                return record === undefined
                  ? undefined
                  : { scope: { ...scope, row: record }, reader: readerOf(block, record) };
              }}
            />
          ) : (
            sections.map((section, index) => (
              <ReadSection
                key={section.id}
                section={section}
                reader={reader}
                {...(index === 0 ? { actionsRef: setBeside } : {})}
              />
            ))
          )}
          {block.below && (
            <FrameProvider frame={kind === 'page' ? 'part' : kind} prefix="below-">
              <div className={styles['below']}>
                <PaneProvider value={undefined}>
                  <BlockView block={block.below} row={scope.row} steps={scope.steps} />
                </PaneProvider>
              </div>
            </FrameProvider>
          )}
        </div>
        {block.aside && (
          <aside className={styles['aside']}>
            <FrameProvider frame="aside" prefix="aside-">
              <BlockView block={block.aside} row={scope.row} steps={scope.steps} />
            </FrameProvider>
          </aside>
        )}
      </div>
      <div ref={setFoot} className={styles['foot']} />
    </div>
  );
}

/** Until the record has been read again, what was saved stands for what was there: no value jumps back and forth. */
function withSaved(reader: Reader, saved: { record: unknown; values: Values } | undefined, record: unknown): Reader {
  if (!saved || saved.record !== record) return reader;
  const has = (name: string) => Object.hasOwn(saved.values, name);
  return {
    value: (name) => (has(name) ? saved.values[name] : reader.value(name)),
    display: (name) => (has(name) ? undefined : reader.display(name)),
    locked: reader.locked,
  };
}

function useCurrentPage(pages: readonly PagePlan[]): PagePlan | undefined {
  const { prefix } = useFrame();
  const wanted = useAddress().search[`${prefix}page`];
  return pages.find(({ id }) => id === wanted) ?? pages[0];
}

function PageTabs({ pages, current }: { readonly pages: readonly PagePlan[]; readonly current: PagePlan | undefined }) {
  const { t } = useTranslation();
  const { prefix } = useFrame();
  const address = useAddress();
  if (pages.length < 2) return null;
  const tabs = pages.map((page, index) => ({
    label: page.title,
    href: hrefHere(address, { [`${prefix}page`]: index === 0 ? undefined : page.id }),
    current: page === current,
  }));
  return (
    <div className={styles['pages']}>
      <TabLinks inner label={t('Pages of this view')} tabs={tabs} />
    </div>
  );
}

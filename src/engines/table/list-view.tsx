/** A list on the page: bar, rows or what is said instead of them, pages. */
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useCapabilities } from '../../client/session/session.ts';
import { valueAt } from '../../rules/path.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ActionButton, ActionsBar } from '../action/buttons.tsx';
import { visibleActions } from '../action/prepare.ts';
import { useRunner } from '../action/runner.tsx';
import type { Row } from '../binding/answer-rows.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { PageHeadPortal, useEngineServices } from '../frame/engine-services.tsx';
import { useFrame } from '../frame/frame.tsx';
import { EmptyState, FailedState } from '../frame/states.tsx';
import { WaitingBlock } from '../frame/waiting.tsx';
import { useNarrow, useRoomy, useWide } from '../frame/window-width.ts';
import { Above } from './above/above.tsx';
import { opening } from './beside/opening.ts';
import { RowAside, RowSheet } from './beside/row-aside.tsx';
import { useHeldRow } from './beside/use-held-row.ts';
import { type Heard, useRowHere } from './beside/use-row-here.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { Cards } from './cards/cards.tsx';
import { FailedAbove } from './cards/failed-above.tsx';
import { WaitingCards } from './cards/waiting-cards.tsx';
import { CopyLink } from './copy-link.tsx';
import { EditBar } from './editing/edit-bar.tsx';
import { WithOutlook } from './editing/outlook.tsx';
import { ExportProgress } from './export/export-progress.tsx';
import { loadedRows } from './export/loaded-rows.ts';
import { useExport } from './export/use-export.ts';
import { FilterBar } from './filter-bar/filter-bar.tsx';
import { Grid } from './grid/grid.tsx';
import { ListKeys } from './keyboard/list-keys.tsx';
import { useListShortcuts } from './keyboard/list-shortcuts.tsx';
import { kind as tableKind } from './kind.ts';
import styles from './list-view.module.css';
import { NewEntries } from './live/new-entries.tsx';
import { useLive } from './live/use-live.ts';
import { BranchLoaders, useBranches } from './local-data/branches.tsx';
import type { RowPage } from './local-data/local-page.ts';
import { narrowing } from './model/list-input.ts';
import type { TablePlan } from './model/plan.ts';
import { emptyState, isCards, isNarrowed } from './model/state.ts';
import { hasTools } from './model/tools.ts';
import { NoMatch } from './no-match.tsx';
import { Paging } from './paging.tsx';
import { RankStatus } from './rank/rank-status.tsx';
import { useOrder, useRanking } from './rank/use-ranking.ts';
import { useOnlyRow } from './selection/use-only-row.ts';
import { useAvailableActions } from './use-available-actions.ts';
import { type List, useList } from './use-list.ts';
import { type Bound, useRows } from './use-rows.ts';
import { ViewsMenu } from './views/views-menu.tsx';

const noRows: readonly Row[] = [];

export interface ListViewProps {
  readonly plan: TablePlan;
  readonly scope: BindingValues;
  readonly bound: Bound;
}

/** The list, and what its manifest puts there about the row at hand: beside it where there is room, over it from below on a phone. */
export function ListView(props: ListViewProps) {
  const wide = useWide();
  const narrow = useNarrow();
  const { held, onHere, onDone, goOn } = useHeldRow();
  const [isOpen, setOpen] = useState(false);
  const roomy = useRoomy();
  const { aside, outlook } = props.plan;
  if (outlook && roomy)
    return (
      <WithOutlook {...props} block={outlook}>
        <ListShown {...props} hasBar={false} />
      </WithOutlook>
    );
  if (!aside) return <ListShown {...props} />;
  const pane = held && { block: aside, held, onDone, goOn };
  return (
    <div className={styles['pair']} onClickCapture={narrow ? opening(() => setOpen(true)) : undefined}>
      <ListShown {...props} onHere={wide || narrow ? onHere : undefined}>
        {wide && held && <ListKeys block={aside} row={held.row} opens={props.plan.block.open !== undefined} />}
      </ListShown>
      {wide && pane && <RowAside {...pane} />}
      {narrow && isOpen && pane && <RowSheet {...pane} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface ListShownProps extends ListViewProps {
  readonly onHere?: ((heard: Heard) => void) | undefined;
  /** What changes comes to is told elsewhere. Absent: here. */
  readonly hasBar?: boolean;
  /** Below the rows and their pages. */
  readonly children?: ReactNode;
}

function ListShown({ plan, scope, bound, onHere, hasBar = true, children }: ListShownProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { kind, isChosen } = useFrame();
  const narrow = useNarrow();
  const held = useCapabilities();
  const list = useList(plan);
  const { state, change } = list;
  const branches = useBranches(plan, state, bound.list, scope);
  const order = useOrder();
  const rows = useRows(plan, state, bound, branches, order.now);
  const here = () => loadedRows(rows);
  const runner = useRunner(scope, { filters: () => narrowing(plan, state, plan.block.source, {}), rows: here });
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useMemo(() => visibleActions(plan.block.toolbar, held, scope.row), [plan, held, scope.row]);
  const downloads = toolbar.filter(({ action, display }) => action === 'download' && display !== 'button');
  const buttons = toolbar.filter((action) => !downloads.includes(action));
  const head = useEngineServices();
  const inHead = (kind === 'page' || kind === 'panel') && head.actions !== undefined;
  const buttonsInHead = inHead || (isChosen && head.actions !== undefined);
  const { arranged, read } = rows;
  const ranking = useRanking({
    ...{ plan, state, scope, order, locale },
    bound: bound.list,
    rows: arranged?.rows ?? noRows,
    again: read.refetch,
  });
  const clear = () => change({ ...state, find: '', filters: emptyState.filters, page: 1 });
  // What an empty list lacks is made by its main button, else by the one with a plus; others lead elsewhere.
  const first = buttons.find(({ tone }) => tone === 'main') ?? buttons.find(({ icon }) => icon === 'plus');
  const asCards = isCards(plan, state);
  const Shown = asCards ? Cards : Grid;
  useLastPage(list, arranged);
  useListShortcuts(plan);
  useAvailableActions({ plan, rows, runner, scope, place });
  const total = arranged?.total;
  useOnlyRow({ plan, state, lines: rows.lines, total, isAsking: read.fetching });
  const exporting = useExport({ list, bound: bound.list, total, rows });
  const tools = useTools(list, read.error || downloads.length > 0 ? true : hasTools(plan, state, arranged));
  const asked = JSON.stringify([state.find, state.filters, state.sort, state.page, state.size]);
  const atHand = useRowHere(rows.lines, { first: arranged?.first || 1, of: total, asked }, onHere);
  const note = plan.block.note === undefined ? undefined : textAt(read.data, plan.block.note);
  // A panel of so many rows keeps their room, however many come: what stands below it does not move.
  const most = kind === 'panel' ? tableKind.waiting?.(plan.block).count : undefined;
  const waiting = useLive({ plan, state, bound: bound.list, total, again: read.refetch });

  return (
    <div
      ref={place}
      className={styles['table']}
      data-frame={kind}
      style={most === undefined ? undefined : ({ '--rows': most } as CSSProperties)}
      data-density={state.density}
      data-coming={(!arranged && !read.error) || undefined}
      data-bare={(tools === false && (buttonsInHead || buttons.length === 0)) || undefined}
    >
      {inHead && !plan.preview && (
        <Count place={head.count} page={rows.tree ? undefined : arranged} narrowed={isNarrowed(state)} />
      )}
      {head.views && head.listViews && kind === 'page' && (
        <PageHeadPortal place={head.views}>
          <ViewsMenu list={list} listViews={head.listViews} />
        </PageHeadPortal>
      )}
      {kind === 'page' && head.actions && plan.orders.length > 0 && !narrow && (
        <PageHeadPortal place={head.actions}>
          <CopyLink />
        </PageHeadPortal>
      )}
      {buttonsInHead && buttons.length > 0 && (
        <PageHeadPortal place={head.actions}>
          <ActionsBar
            actions={buttons}
            runner={runner}
            scope={scope}
            variant={kind === 'panel' ? 'quiet' : 'primary'}
          />
        </PageHeadPortal>
      )}
      <div className={styles['top']}>
        {plan.block.title && kind !== 'page' && <h2 className={styles['title']}>{t(plan.block.title)}</h2>}
        {(kind === 'page' || kind === 'part') && !plan.preview && (
          <FilterBar
            again={read.refetch}
            tools={tools}
            list={list}
            answer={read.data}
            runner={runner}
            scope={scope}
            buttons={buttonsInHead ? [] : buttons}
            downloads={downloads}
            exporting={exporting}
            onClear={clear}
          />
        )}
      </div>
      <ExportProgress {...exporting} />
      <NewEntries list={list} count={waiting} />
      {rows.lines.count > 0 && <Above plan={plan} state={state} row={scope.row as object | undefined} />}
      {note && rows.lines.count > 0 && <p className={styles['note']}>{note}</p>}
      {rows.tree && <BranchLoaders source={plan.block.source} branches={branches} lines={rows.lines} />}
      {asCards && read.error && arranged && <FailedAbove error={read.error} again={read.refetch} />}
      {read.error && !arranged ? (
        <FailedState
          error={read.error}
          safe={t('Nothing was changed, and your filters are kept.')}
          again={read.refetch}
        />
      ) : !arranged ? (
        asCards ? (
          <WaitingCards />
        ) : (
          <WaitingBlock {...tableKind.waiting?.(plan.block)} />
        )
      ) : rows.lines.count > 0 ? (
        <Shown
          list={list}
          rows={rows}
          branches={branches}
          runner={runner}
          scope={scope}
          ranking={ranking}
          onHere={onHere && atHand}
        />
      ) : isNarrowed(state) ? (
        <NoMatch list={list} bound={bound} scope={scope} note={note} onClear={clear} />
      ) : (
        // Where its button stands above in any case it is not offered twice.
        <EmptyState
          action={
            kind !== 'part' && first && <ActionButton action={first} variant="primary" runner={runner} scope={scope} />
          }
        >
          {[plan.block.empty && t(plan.block.empty), note].filter(Boolean).join(' ')}
        </EmptyState>
      )}
      {arranged && !rows.tree && !plan.preview && <Paging list={list} arranged={arranged} />}
      {children}
      <div role="status">
        <VisuallyHidden>
          {arranged &&
            !rows.tree &&
            !read.fetching &&
            t('{count, plural, =0 {No results} one {# result} other {# results}}', {
              count: arranged.total ?? rows.lines.count,
            })}
        </VisuallyHidden>
      </div>
      {hasBar && <EditBar first={plan.columns[0]} runner={runner} scope={scope} />}
      <BulkBar list={list} scope={scope} bound={bound.list} total={total} here={here} />
      {ranking && <RankStatus ranking={ranking} />}
      {runner.dialog}
    </div>
  );
}

const textAt = (answer: unknown, field: string): string | undefined => {
  const value = valueAt(answer, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Once they are there they stay: nobody loses the box that he types in. */
function useTools({ plan }: List, now: boolean | undefined): boolean | undefined {
  const shown = useRef<TablePlan>(undefined);
  if (now) shown.current = plan;
  return shown.current === plan ? true : now;
}

/** A page that is no longer there, after rows went or by an old link, leads to the last one that is. */
function useLastPage({ state, change }: List, arranged: RowPage | undefined): void {
  const beyond = arranged !== undefined && arranged.rows.length === 0 && state.page > 1;
  const last = Math.max(1, Math.ceil((arranged?.total ?? 0) / state.size));
  const latest = useRef({ state, change });
  latest.current = { state, change };
  useEffect(() => {
    const { state, change } = latest.current;
    if (beyond && last < state.page) change({ ...state, page: last }, { replace: true });
  }, [beyond, last]);
}

interface CountProps {
  readonly place: HTMLElement | null | undefined;
  readonly page: RowPage | undefined;
  readonly narrowed: boolean;
}

/** How many there are, and while words or filters narrow them, of how many. */
function Count({ place, page, narrowed }: CountProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const { total, all } = page ?? {};
  const isPart = narrowed && total !== undefined && all !== undefined;
  const count = total === undefined ? null : number(total);
  return (
    <PageHeadPortal place={place}>
      {isPart ? t('{found} of {all}', { found: number(total), all: number(all) }) : count}
    </PageHeadPortal>
  );
}

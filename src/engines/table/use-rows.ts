/** The rows of a table: asked for, found, arranged, and for a tree put together from its branches. */
import { useMemo, useRef } from 'react';
import { useFormatLocale } from '../../client/language/locale.ts';
import { limits } from '../../rules/limits.ts';
import { answerOf, type Row } from '../binding/answer-rows.ts';
import type { Values } from '../binding/schema.ts';
import { type Read, useSource } from '../binding/use-source.ts';
import type { Branches } from './local-data/branches.tsx';
import { localPage, type RowPage } from './local-data/local-page.ts';
import { useSearched } from './local-data/use-searched.ts';
import { listInput, searchInput } from './model/list-input.ts';
import type { TablePlan } from './model/plan.ts';
import { isCards, type ListState } from './model/state.ts';
import { flatVisibleRows, hasSteps, openRows, treeVisibleRows, type VisibleRows } from './model/visible-rows.ts';
import { inOrder, type Order } from './rank/order.ts';

export interface Shown {
  /** undefined: nothing has come yet. */
  readonly arranged: RowPage | undefined;
  /** That of the server, of which these are the rows. */
  readonly answer: unknown;
  readonly lines: VisibleRows;
  /** Rows stand below each other; the hits of a search do not. */
  readonly tree: boolean;
  /** Some of them open. */
  readonly stepped: boolean;
  readonly open: ReadonlySet<string>;
}
export interface Rows extends Shown {
  readonly read: Read<unknown>;
}

/** Inputs that the manifest binds, of the list itself and of its search. */
export interface Bound {
  readonly list: Values;
  readonly search: Values;
}

/** @param order in which somebody has put the rows a moment ago. */
export function useRows(plan: TablePlan, state: ListState, bound: Bound, branches: Branches, order?: Order): Rows {
  const locale = useFormatLocale();
  const { source, search } = plan.block;
  const searching = searchInput(plan, state, bound.search);
  const hits = searching !== undefined;
  const all = useSource(source, hits ? undefined : listInput(plan, state, bound.list), live);
  const found = useSource(search?.source ?? source, searching, live);
  const read = hits ? found : all;

  const answer = useMemo(() => {
    if (read.data === undefined) return undefined;
    const served = answerOf(hits && search ? search.source : source, read.data);
    return order === undefined ? served : { ...served, rows: inOrder(plan, served.rows, order) };
  }, [read.data, hits, search, source, plan, order]);
  const ready = useSearched(answer?.rows ?? nothing, plan.columns, plan.find === 'browser' ? state.find : '');
  const arranged = useMemo(
    () => (answer && ready ? localPage(hits ? hitsPlan(plan) : plan, state, answer, locale) : undefined),
    [plan, state, answer, ready, hits, locale],
  );

  // A list narrowed by words has lost its ancestors, so it stands flat.
  const tree = plan.tree && !hits && !(plan.find === 'call' && state.find !== '');
  const shown = useMemo<Shown>(
    () => ({ arranged, answer, tree, ...linesOf(plan, state, arranged, tree, branches) }),
    [plan, state, arranged, answer, tree, branches],
  );
  const kept = useRef(shown);
  // While a search starts or ends, what was there stays until the answer comes.
  if (arranged) kept.current = shown;
  // Cards that were there stay below what is said of the fault, unless there is nothing any more to be seen.
  const stays = isCards(plan, state) && read.error?.status !== 403 && read.error?.status !== 404;
  return read.error && !arranged && !stays ? { read, ...shown } : { read, ...kept.current };
}

/** New rows must not push others away under the person: see live/. Tables of one page are asked together. */
const live = { live: true, together: true } as const;
const nothing: readonly Row[] = [];

/** Hits come best first and all at once; they are put in order only when somebody asks for one. */
const hitsPlan = (plan: TablePlan): TablePlan => ({
  ...plan,
  find: 'search',
  sorting: 'browser',
  paging: 'all',
  defaultSort: undefined,
});

function linesOf(
  plan: TablePlan,
  { expanded }: ListState,
  arranged: RowPage | undefined,
  tree: boolean,
  branches: Branches,
): Pick<Shown, 'lines' | 'stepped' | 'open'> {
  const rows = arranged?.rows ?? [];
  if (!tree) {
    const open = new Set(plan.detail && expanded);
    return { lines: flatVisibleRows(plan, rows, open), stepped: false, open };
  }
  const open = openRows(plan, expanded, rows);
  const later = branches.branchOf('');
  const paged = branches.asksOf('').length > 0;
  const roots = {
    rows: [...rows, ...later.rows],
    state: paged ? later.state : ('ready' as const),
    more: paged ? later.more : rows.length >= limits.treePage,
  };
  const lines = treeVisibleRows(plan, roots, open, branches.branchOf);
  return { lines, stepped: hasSteps(lines), open };
}

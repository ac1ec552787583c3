/** The rows of a table: asked for, found, arranged, and for a tree put together from its branches. */
import { useMemo, useRef } from 'react';
import { useFormatLocale } from '../../client/locale.ts';
import { limits } from '../../rules/limits.ts';
import { type Read, useSource } from '../read.ts';
import { answerOf, type Row } from '../rows.ts';
import type { Values } from '../schema.ts';
import { type Arranged, arrange } from './arrange.ts';
import type { Branches } from './branches.tsx';
import { listInput, searchInput } from './input.ts';
import { flatLines, type Lines, openRows, treeLines } from './lines.ts';
import type { TablePlan } from './plan.ts';
import { useFound } from './rows/use-found.ts';
import type { ListState } from './state.ts';

export interface Shown {
  /** undefined: nothing has come yet. */
  readonly arranged: Arranged | undefined;
  readonly lines: Lines;
  /** Rows stand below each other; the hits of a search do not. */
  readonly tree: boolean;
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

export function useRows(plan: TablePlan, state: ListState, bound: Bound, branches: Branches): Rows {
  const locale = useFormatLocale();
  const { source, search } = plan.block;
  const searching = searchInput(plan, state, bound.search);
  const hits = searching !== undefined;
  const all = useSource(source, hits ? undefined : listInput(plan, state, bound.list));
  const found = useSource(search?.source ?? source, searching);
  const read = hits ? found : all;

  const answer = useMemo(
    () => (read.data === undefined ? undefined : answerOf(hits && search ? search.source : source, read.data)),
    [read.data, hits, search, source],
  );
  const ready = useFound(answer?.rows ?? nothing, plan.columns, plan.find === 'browser' ? state.find : '');
  const arranged = useMemo(
    () => (answer && ready ? arrange(hits ? hitsPlan(plan) : plan, state, answer, locale) : undefined),
    [plan, state, answer, ready, hits, locale],
  );

  // A list narrowed by words has lost its ancestors, so it stands flat.
  const tree = plan.tree && !hits && !(plan.find === 'call' && state.find !== '');
  const shown = useMemo<Shown>(
    () => ({ arranged, tree, ...linesOf(plan, state, arranged, tree, branches) }),
    [plan, state, arranged, tree, branches],
  );
  const kept = useRef(shown);
  // While a search starts or ends, what was there stays until the answer comes.
  if (arranged) kept.current = shown;
  return read.error && !arranged ? { read, ...shown } : { read, ...kept.current };
}

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
  arranged: Arranged | undefined,
  tree: boolean,
  branches: Branches,
): Pick<Shown, 'lines' | 'open'> {
  const rows = arranged?.rows ?? [];
  if (!tree) {
    const open = new Set(plan.detail && expanded);
    return { lines: flatLines(plan, rows, open), open };
  }
  const open = openRows(plan, expanded, rows);
  const later = branches.branchOf('');
  const paged = branches.asksOf('').length > 0;
  const roots = {
    rows: [...rows, ...later.rows],
    state: paged ? later.state : ('ready' as const),
    more: paged ? later.more : rows.length >= limits.treePage,
  };
  return { lines: treeLines(plan, roots, open, branches.branchOf), open };
}

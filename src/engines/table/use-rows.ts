/** The rows of a table: asked for, found, arranged, and for a tree put together from its branches. */
import { useMemo, useRef } from 'react';
import { useFormatLocale } from '../../client/locale.ts';
import { limits } from '../../rules/limits.ts';
import { type Read, useSource } from '../read.ts';
import { answerOf } from '../rows.ts';
import type { Values } from '../schema.ts';
import { type Arranged, arrange } from './arrange.ts';
import type { Branches } from './branches.tsx';
import { listInput, searchInput } from './input.ts';
import { flatLines, type Line, openRows, treeLines } from './lines.ts';
import type { TablePlan } from './plan.ts';
import type { ListState } from './state.ts';

export interface Shown {
  /** undefined: nothing has come yet. */
  readonly arranged: Arranged | undefined;
  readonly lines: readonly Line[];
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

  const arranged = useMemo(() => {
    if (read.data === undefined) return undefined;
    const asked = hits ? hitsPlan(plan) : plan;
    return arrange(asked, state, answerOf(hits && search ? search.source : source, read.data), locale);
  }, [plan, state, read.data, hits, search, source, locale]);

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
  if (!tree) return { lines: flatLines(plan, rows), open: new Set() };
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

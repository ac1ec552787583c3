/** Loads the children of open rows, one page at a time, and keeps them by what was asked. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SourceShape } from '../../../define/shapes/element-shapes.ts';
import { limits } from '../../../rules/limits.ts';
import { answerOf, type Row } from '../../binding/answer-rows.ts';
import { type BindingValues, resolveInput } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { useSource } from '../../binding/use-source.ts';
import { childrenInput } from '../model/list-input.ts';
import type { TablePlan } from '../model/plan.ts';
import type { ListState } from '../model/state.ts';
import { type Branch, rowsAmong, type VisibleRows } from '../model/visible-rows.ts';

/** One page of the rows below a row; rows below none have the id ''. */
interface Ask {
  readonly key: string;
  /** Whose page it is, whatever the list is narrowed by: while that changes, the rows before it stay. */
  readonly slot: string;
  readonly input: Values;
}

export interface Branches {
  branchOf(id: string, row?: Row): Branch;
  asksOf(id: string, row?: Row): readonly Ask[];
  showMore(id: string): void;
  again(id: string, row?: Row): void;
  readonly report: Report;
}
type Report = (ask: Ask, branch: Branch | undefined, again: () => void) => void;

const waiting: Branch = { rows: [], state: 'waiting', more: false };

export function useBranches(plan: TablePlan, state: ListState, bound: Values, scope: BindingValues): Branches {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Branch>>(new Map());
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const agains = useRef(new Map<string, () => void>());

  const report = useCallback<Report>(({ key, slot }, branch, again) => {
    agains.current.set(key, again);
    if (branch) setLoaded((before) => new Map(before).set(key, branch).set(slot, branch));
  }, []);

  return useMemo(() => {
    // The first page of the topmost rows is the table's own call.
    const first = (id: string) => (id === '' ? 1 : 0);
    const wanted = (id: string) => pages.get(id) ?? 1;
    const asksOf = (id: string, row?: Row): readonly Ask[] => {
      const children = plan.block.tree?.children ?? {};
      const parent = row === undefined ? undefined : resolveInput(plan.block.source, children, { ...scope, row });
      const input = parent === undefined ? {} : parent.state === 'ready' ? parent.input : undefined;
      if (!input) return [];
      return Array.from({ length: Math.max(0, wanted(id) - first(id)) }, (_, index) => {
        const page = index + first(id);
        const asked = childrenInput(plan, state, bound, input, page);
        return { key: JSON.stringify(asked), slot: `${id}/${page}`, input: asked };
      });
    };
    return {
      asksOf,
      report,
      branchOf: (id, row) =>
        joined(asksOf(id, row).map(({ key, slot }) => loaded.get(key) ?? loaded.get(slot) ?? waiting)),
      showMore: (id) => setPages((before) => new Map(before).set(id, wanted(id) + 1)),
      again: (id, row) => {
        for (const { key } of asksOf(id, row)) if (loaded.get(key)?.state === 'failed') agains.current.get(key)?.();
      },
    };
  }, [plan, state, bound, scope, loaded, pages, report]);
}

/** Pages in their order, up to the first that is not there. */
function joined(pages: readonly Branch[]): Branch {
  const missing = pages.findIndex((page) => page.state !== 'ready');
  const here = missing < 0 ? pages : pages.slice(0, missing);
  return {
    rows: here.flatMap((page) => page.rows),
    state: missing < 0 ? 'ready' : (pages[missing]?.state ?? 'waiting'),
    more: missing < 0 && (pages.at(-1)?.more ?? false),
  };
}

export interface BranchLoadersProps {
  readonly source: SourceShape;
  readonly branches: Branches;
  readonly lines: VisibleRows;
}

/** Asks for every open row; shows nothing itself. */
export function BranchLoaders({ source, branches, lines }: BranchLoadersProps) {
  const asks = [...rowsAmong(lines)].flatMap(({ expanded, id, row }) => (expanded ? branches.asksOf(id, row) : []));
  return [...branches.asksOf(''), ...asks].map((ask) => (
    <Loader key={ask.key} source={source} ask={ask} report={branches.report} />
  ));
}

function Loader({ source, ask, report }: { source: SourceShape; ask: Ask; report: Report }) {
  const { data, error, refetch } = useSource(source, ask.input);
  const latest = useRef(refetch);
  latest.current = refetch;
  // A loader is made for one ask, so it never changes.
  const asked = useRef(ask);
  useEffect(() => {
    const rows = data === undefined ? [] : answerOf(source, data).rows;
    const state = data !== undefined ? 'ready' : 'failed';
    const branch =
      data === undefined && !error ? undefined : ({ rows, state, more: rows.length >= limits.treePage } as const);
    report(asked.current, branch, () => latest.current());
  }, [source, data, error, report]);
  return null;
}

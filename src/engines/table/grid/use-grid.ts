/** What a table of rows needs to be drawn and worked with: its columns, its selection, its edited cells, its keys. */
import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { useCapabilities } from '../../../client/session/session.ts';
import { allowed } from '../../access/gate.ts';
import { goGate } from '../../access/needs.ts';
import { visibleActions } from '../../action/prepare.ts';
import type { Runner } from '../../action/runner.tsx';
import type { BindingValues } from '../../binding/resolve.ts';
import { hrefOf } from '../../frame/link-address.ts';
import { useColumns } from '../columns/use-columns.ts';
import { useRowState } from '../editing/use-row-state.ts';
import { useActive } from '../keyboard/use-active.ts';
import { useHere } from '../keyboard/use-here.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { useReturn } from '../keyboard/use-return.ts';
import { useRankContext } from '../rank/use-rank-context.ts';
import type { Ranking } from '../rank/use-ranking.ts';
import { useSelecting } from '../selection/use-selecting.ts';
import type { List } from '../use-list.ts';
import type { Rows } from '../use-rows.ts';
import type { RowContext, RowHandlers } from './row-context.ts';

export interface GridGiven {
  readonly list: List;
  readonly rows: Rows;
  readonly runner: Runner;
  readonly scope: BindingValues;
  readonly place: RefObject<HTMLElement | null>;
  /** Lines in sight. */
  readonly page: number;
  /** Cards that stand beside each other; absent: rows. */
  readonly across?: number;
  readonly ranking?: Ranking | undefined;
  /** Beside the list stands something about one row: rows are gone to and not opened. */
  readonly onHere?: ((line: number) => void) | undefined;
}

export function useGrid({ list, rows, runner, scope, place, page, across, ranking, onHere }: GridGiven) {
  const locale = useFormatLocale();
  const address = useAddress();
  const held = useCapabilities();
  const { plan, state, change } = list;
  const { lines, tree, stepped, open } = rows;
  const layout = useColumns(plan, state.columns);
  const beside = onHere !== undefined;
  const byCell = plan.edit !== undefined && across === undefined;
  const active = useActive(place, byCell);
  useHere({ lines, active, onHere });
  const onClickCapture = useReturn({ place, lines, active });
  const selecting = useSelecting(lines, plan);
  const { context: rank, onKeyDown: rankKey } = useRankContext({ ranking, lines, place, active });

  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    change({ ...state, expanded: [...next] }, { replace: true });
  };
  const { edited, ...editing } = useRowState({ lines, columns: layout.columns, active, locale });
  const latest = useRef({ toggle, runner, scope, address, select: selecting.select, edited });
  latest.current = { toggle, runner, scope, address, select: selecting.select, edited };
  const [handlers] = useState<RowHandlers>(() => ({
    toggle: (id) => latest.current.toggle(id),
    select: (line, extend) => latest.current.select(line, extend),
    edited: (...how) => latest.current.edited(...how),
    now: () => latest.current,
  }));
  const opens = plan.block.open !== undefined && allowed(goGate(plan.block.open), held);
  const hrefFor = useCallback<RowContext['hrefFor']>(
    (row) => hrefOf(address, plan.block.open, { ...scope, row }),
    [address, plan, scope],
  );
  const { cards, remark, icon, ended } = plan.block;
  // What a card has as a button stands first in the menu of a row.
  const first = across === undefined ? cards?.action : undefined;
  const actions = useMemo(() => [...(first ? [first] : []), ...(plan.block.actions ?? [])], [plan, first]);
  // In the order of the manifest: what is dangerous stands last only in the menu.
  const shownTo = useMemo(() => actions.filter((each) => visibleActions([each], held).length > 0), [actions, held]);
  const context = useMemo<RowContext>(
    () => ({
      columns: layout.columns,
      tree,
      stepped,
      opens,
      remark,
      icon,
      ended,
      actions: shownTo.length > 0 ? shownTo : undefined,
      selectable: plan.selectable,
      full: selecting.full,
      picking: plan.picking,
      detail: plan.detail !== undefined,
      beside,
      edit: plan.edit,
      steps: plan.steps,
      rank,
      locale,
      handlers,
      hrefFor,
    }),
    [
      layout,
      tree,
      stepped,
      opens,
      remark,
      icon,
      ended,
      shownTo,
      plan,
      beside,
      selecting.full,
      rank,
      locale,
      handlers,
      hrefFor,
    ],
  );
  const walked = byCell ? layout.columns.length : 0;
  const keys = useKeys({
    grid: { lines, columns: walked, page, across: across ?? 1 },
    place,
    active,
    toggle,
    picks: plan.picking !== undefined,
    beside,
    ...selecting,
    ...editing,
    cells: byCell ? editing.cells : undefined,
  });
  const rowState: typeof editing.rowState = (line, at) => editing.rowState(line, at, selecting.isSelected(line.id));
  return {
    layout,
    context,
    active,
    keys: {
      ...keys,
      onClickCapture,
      onKeyDown: (event: KeyboardEvent) => {
        if (!rankKey(event)) keys.onKeyDown(event);
      },
    },
    rowState,
    select: selecting.head,
    cells: editing.cells,
  };
}

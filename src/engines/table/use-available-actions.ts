/** Tells the command palette and the keys what can be done in this list: above it, and to the row that has the focus. */
import { type RefObject, useMemo } from 'react';
import { useFormatLocale } from '../../client/language/locale.ts';
import type { ActionShape } from '../../define/shapes/element-shapes.ts';
import { type Target, useAvailableAction } from '../action/available-actions.ts';
import type { Runner } from '../action/runner.tsx';
import type { BindingValues } from '../binding/resolve.ts';
import { useFrame } from '../frame/frame.tsx';
import { rowName } from './columns/row-name.ts';
import { cellAt } from './keyboard/use-active.ts';
import type { TablePlan } from './model/plan.ts';
import type { Rows } from './use-rows.ts';

interface Given {
  readonly plan: TablePlan;
  readonly rows: Rows;
  readonly runner: Runner;
  readonly scope: BindingValues;
  readonly place: RefObject<HTMLElement | null>;
}

const nothing: readonly ActionShape[] = [];

const rowActions = ({ block: { cards, actions = nothing } }: TablePlan): readonly ActionShape[] =>
  cards?.action ? [cards.action, ...actions] : actions;

export function useAvailableActions({ plan, rows, runner, scope, place }: Given): void {
  const around = useFrame().title;
  const locale = useFormatLocale();
  const title = plan.block.title ?? around;
  useAvailableAction({
    place: 'page',
    ...{ title, scope },
    actions: plan.block.toolbar ?? nothing,
    target: () => ({ row: scope.row }),
    start: (action) => runner.start(action),
  });
  useAvailableAction({
    place: 'row',
    ...{ title, scope },
    actions: useMemo(() => rowActions(plan), [plan]),
    target: (): Target | undefined => {
      const focused = document.activeElement;
      if (!focused || !place.current?.contains(focused)) return undefined;
      const line = rows.lines.at(cellAt(focused, false)?.line ?? -1);
      if (line?.kind !== 'row') return undefined;
      return { row: line.row, name: rowName(plan.columns[0], line.row, locale) || undefined };
    },
    start: (action, { row, name }) => runner.start(action, row, name),
  });
}

/** Where one row is to be picked and the whole list has no other, whoever picks is told of it. */
import { useEffect } from 'react';
import type { TablePlan } from '../model/plan.ts';
import { isNarrowed, type ListState } from '../model/state.ts';
import type { VisibleRows } from '../model/visible-rows.ts';
import { mayPick } from './picking.ts';

export interface OnlyRowGiven {
  readonly plan: TablePlan;
  readonly state: ListState;
  readonly lines: VisibleRows;
  /** undefined: nobody knows how many there are. */
  readonly total: number | undefined;
  /** What is shown may be of what was asked before. */
  readonly isAsking: boolean;
}

export function useOnlyRow({ plan, state, lines, total, isAsking }: OnlyRowGiven): void {
  const { picking, tree } = plan;
  const only = lines.at(0);
  const isOnly = total === 1 && lines.count === 1 && !isAsking && !isNarrowed(state) && !tree;
  useEffect(() => {
    if (!isOnly || !picking || picking.many || only?.kind !== 'row' || !mayPick(picking, only.row)) return;
    picking.onOnly?.([only.id, only.row]);
  }, [isOnly, only, picking]);
}

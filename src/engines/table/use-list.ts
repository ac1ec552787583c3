/** The state of a list as the address has it, and how to change it. */
import { useMemo } from 'react';
import { useAddress } from '../../client/page/address.tsx';
import { useFrame } from '../frame/frame.tsx';
import type { TablePlan } from './model/plan.ts';
import { type ListState, readState, writeState } from './model/state.ts';

export interface List {
  readonly plan: TablePlan;
  readonly state: ListState;
  /** Before the names of its address values: '' for the first list of a screen. */
  readonly prefix: string;
  /** The place that its saved views belong to. */
  readonly viewPlace: string;
  /** The address says nothing about this list. */
  readonly untouched: boolean;
  /** `replace` leaves no step for the Back button: typing, opening rows. */
  change(next: ListState, options?: { readonly replace?: boolean }): void;
}

export function useList(plan: TablePlan): List {
  const { search, setSearch } = useAddress();
  const { prefix } = useFrame();
  const state = useMemo(() => readState(plan, search, prefix), [plan, search, prefix]);
  const untouched = Object.keys(writeState(plan, state, prefix)).every((key) => !(key in search));
  return {
    plan,
    state,
    prefix,
    viewPlace: plan.viewsOf === '' ? prefix : `${prefix}${plan.viewsOf}`,
    untouched,
    change: (next, options) => setSearch(writeState(plan, next, prefix), options),
  };
}

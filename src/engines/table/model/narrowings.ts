/** What narrows a list, part by part, and the list without each of them. */
import { chipsOf, isSet } from './chips.ts';
import { isOpenControl } from './filters.ts';
import type { TablePlan } from './plan.ts';
import { type ListState, withFilter } from './state.ts';

export interface Narrowing {
  readonly key: string;
  /** English; undefined: the words of the find box, or a range without a name. */
  readonly title: string | undefined;
  /** What was typed into the find box. */
  readonly words?: string;
  readonly isDate: boolean;
  readonly without: ListState;
}

export function narrowingsOf({ filters }: TablePlan, state: ListState): readonly Narrowing[] {
  const open = filters.filter(({ face }) => isOpenControl(face));
  const all = [
    ...open.map((filter) => ({ key: filter.field, title: filter.title, filters: [filter] as const })),
    ...chipsOf(filters),
  ];
  const set = all
    .filter((chip) => isSet(chip, state))
    .map(
      (chip): Narrowing => ({
        key: chip.key,
        title: chip.title,
        isDate: chip.filters[0].face === 'dateRange',
        without: chip.filters.reduce((now, { field }) => withFilter(now, field, undefined), state),
      }),
    );
  if (state.find === '') return set;
  const words = {
    key: 'find',
    title: undefined,
    words: state.find,
    isDate: false,
    without: { ...state, find: '', page: 1 },
  };
  return [words, ...set];
}

/** The filters that stand as chips: a first and a last day are one chip, a period. */
import type { FilterPlan } from './filters.ts';
import type { ListState } from './state.ts';

export interface Chip {
  readonly key: string;
  /** English. */
  readonly title: string;
  /** One filter, or the first and the last day of a period. */
  readonly filters: readonly FilterPlan[];
}

export function chipsOf(filters: readonly FilterPlan[]): readonly Chip[] {
  const closed = filters.filter(({ face }) => face !== 'toggles' && face !== 'switch');
  const from = closed.filter(({ face }) => face === 'dateFrom');
  const to = closed.filter(({ face }) => face === 'dateTo');
  const isPair = from.length === 1 && to.length === 1;
  return closed.flatMap((filter): Chip[] => {
    if (isPair && filter.face === 'dateTo') return [];
    if (!isPair || filter.face !== 'dateFrom') return [{ key: filter.field, title: filter.title, filters: [filter] }];
    return [{ key: filter.field, title: 'Period', filters: [...from, ...to] }];
  });
}

export const isSet = (chip: Chip, { filters }: ListState): boolean =>
  chip.filters.some(({ field }) => filters[field] !== undefined);

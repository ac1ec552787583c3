/** The filters that stand as chips: the two ends of a range are one. */
import { humanize } from '../../field-plan/humanize.ts';
import { type FilterPlan, isOpenControl } from './filters.ts';
import { sideOf } from './range.ts';
import type { ListState } from './state.ts';

export interface Chip {
  readonly key: string;
  /** English; undefined: a range that has no name but what it is made of. */
  readonly title: string | undefined;
  /** One filter, or the lower and the upper end of a range. */
  readonly filters: readonly [FilterPlan] | readonly [FilterPlan, FilterPlan];
}

export function chipsOf(filters: readonly FilterPlan[]): readonly Chip[] {
  const closed = filters.filter(({ face }) => !isOpenControl(face));
  return closed.flatMap((filter): Chip[] => {
    const other = closed.find((each) => areEnds(filter, each) || areEnds(each, filter));
    if (!other) return [{ key: filter.field, title: filter.title, filters: [filter] }];
    if (sideOf(filter.field)?.side === 'to') return [];
    return [{ key: filter.field, title: rangeTitle(filter), filters: [filter, other] }];
  });
}

const areEnds = (from: FilterPlan, to: FilterPlan): boolean => {
  const [lower, upper] = [sideOf(from.field), sideOf(to.field)];
  const ranges = from.face === to.face && (from.face === 'dateRange' || from.face === 'numberRange');
  return ranges && lower?.side === 'from' && upper?.side === 'to' && lower.of === upper.of;
};

/** 'createdFrom' and 'createdTo' are 'Created'. */
export function rangeTitle({ field }: Pick<FilterPlan, 'field'>): string | undefined {
  const of = sideOf(field)?.of;
  return of ? humanize(of) : undefined;
}

export const isSet = (chip: Chip, { filters }: ListState): boolean =>
  chip.filters.some(({ field }) => filters[field] !== undefined);

/** Tabs of a filter: one choice at a time, each with how many rows it has over all. */
import type { Choice } from '../../../define/fields/field.ts';
import { valueAt } from '../../../rules/path.ts';
import type { FilterPlan } from './filters.ts';

export interface FilterTab {
  /** English. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly count: number | undefined;
  /** There are some, and each is one too many. */
  readonly isFault: boolean;
  /** What the filter is when somebody opens it. */
  readonly value: Choice['value'] | undefined;
}

/** @param counts the record of the answer that counts them: what it leaves out is not for whoever asks. */
export function filterTabs(
  { choices = [], faults = [] }: Pick<FilterPlan, 'choices' | 'faults'>,
  open: unknown,
  counts: string | undefined,
  answer: unknown,
): readonly FilterTab[] {
  return choices.flatMap(({ value, label }, place): FilterTab[] => {
    const found = counts === undefined ? undefined : valueAt(answer, `${counts}.${value}`);
    const count = typeof found === 'number' ? found : undefined;
    const isOpen = place === 0 ? open === undefined || open === value : open === value;
    if (counts !== undefined && answer !== undefined && count === undefined && !isOpen) return [];
    const isFault = faults.includes(value) && count !== undefined && count > 0;
    return [{ label, isOpen, count, isFault, value: place === 0 ? undefined : value }];
  });
}

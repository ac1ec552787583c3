/** Toggles of a filter: which values each switches, whether it is on, and what is left when somebody touches it. */
import type { Choice } from '../../../define/fields/field.ts';
import type { FilterPlan } from './filters.ts';

type Value = Choice['value'];
type Toggling = Pick<FilterPlan, 'choices' | 'segments' | 'many'>;

export interface Toggle {
  /** English. */
  readonly label: string;
  readonly values: readonly Value[];
}

/** As the filter puts them together; what it does not name follows, each by itself. */
export function togglesOf({ choices = [], segments = [] }: Toggling): readonly Toggle[] {
  const single = ({ value, label }: Choice): Toggle => ({ label, values: [value] });
  const named = segments.flatMap((segment): readonly Toggle[] =>
    typeof segment === 'object'
      ? [{ label: segment.title, values: segment.of }]
      : choices.filter(({ value }) => value === segment).map(single),
  );
  const known = new Set(named.flatMap(({ values }) => values));
  return [...named, ...choices.filter(({ value }) => !known.has(value)).map(single)];
}

/** Where nothing is filtered all of them are on; of a part of one toggle it is mixed. */
export function isOn(value: unknown, values: readonly Value[]): boolean | 'mixed' {
  if (value === undefined) return true;
  const on = Array.isArray(value) ? (value as Value[]) : [value as Value];
  const count = values.filter((each) => on.includes(each)).length;
  return count === values.length ? true : count > 0 && 'mixed';
}

/** All on and all off both mean that nothing is filtered: the calm state. */
export function toggled({ choices = [], many }: Toggling, value: unknown, values: readonly Value[]): unknown {
  const turnsOff = isOn(value, values) === true;
  const next = choices
    .map((each) => each.value)
    .filter((each) => (values.includes(each) ? !turnsOff : isOn(value, [each]) === true));
  if (next.length === 0 || next.length === choices.length) return undefined;
  return many ? next : next[0];
}

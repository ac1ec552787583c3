/** What differs in a section that was edited; a value that was taken away is null. */

import { isEmpty } from '../../rules/fields/empty.ts';
import { valueAt, withValueAt } from '../../rules/path.ts';
import type { Values } from '../binding/schema.ts';
import { isSame } from '../editing/same-values.ts';
import type { FieldPlan } from '../field-plan/pages.ts';

type Named = Pick<FieldPlan, 'name'>;

/** The values of a section as a form holds them: 'Payer.Name' inside of 'Payer'. */
export const nested = (fields: readonly Named[], read: (name: string) => unknown): Values =>
  fields.reduce<Values>((values, { name }) => withValueAt(values, name, read(name) ?? undefined), {});

/** By the names of the fields. */
export const flat = (fields: readonly Named[], values: Values): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, valueAt(values, name)]));

export function changesOf(fields: readonly Named[], before: Values, now: Values): Values {
  const changed = fields.filter(({ name }) => !isSame(valueAt(before, name), valueAt(now, name)));
  return Object.fromEntries(
    changed.map(({ name }) => {
      const value = valueAt(now, name);
      return [name, isEmpty(value) ? null : value];
    }),
  );
}

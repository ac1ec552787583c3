/** Fields that are asked for only while others beside them have a value. */
import { isEmpty } from './empty.ts';

/** Another field has a value, or one of these. */
export interface ShownWhen {
  readonly Field: string;
  readonly Values?: readonly string[] | undefined;
}

/** Whether what stands in the deciding field is enough; a box that is not ticked says nothing. */
function isMet(value: unknown, wanted: readonly string[] = []): boolean {
  if (isEmpty(value)) return false;
  if (wanted.length === 0) return value !== false;
  return [value].flat().some((one) => wanted.includes(String(one)));
}

interface Conditional {
  readonly Name: string;
  readonly When?: ShownWhen | undefined;
}

/** What must hold for a field: its own condition, and those of the field that decides. */
export function conditionsOf(field: Conditional, beside: ReadonlyMap<string, Conditional>): readonly ShownWhen[] {
  const found: ShownWhen[] = [];
  for (let at: Conditional | undefined = field; at?.When && found.length <= beside.size; at = beside.get(at.When.Field))
    found.push(at.When);
  return found;
}

export const areMet = (conditions: readonly ShownWhen[] | undefined, read: (field: string) => unknown): boolean =>
  conditions === undefined || conditions.every(({ Field, Values }) => isMet(read(Field), Values));

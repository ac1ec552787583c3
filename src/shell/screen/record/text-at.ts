/** A field of a record as text; undefined while there is none. */
import { valueAt } from '../../../rules/path.ts';

export function textAt(record: unknown, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : valueAt(record, field);
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

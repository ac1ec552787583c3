/** Order of a list: only columns that the call names, never text of the caller in a statement. */
import { Failure } from '../calls/failure.ts';

/** The column of an order key. @throws 400 naming the allowed keys. */
export function orderColumn(columns: Readonly<Record<string, string>>, key: string): string {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (column === undefined) throw new Failure(400, 'unknownOrder', { key, allowed: Object.keys(columns).join(', ') });
  return column;
}

/** A text as a LIKE pattern that finds it anywhere. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

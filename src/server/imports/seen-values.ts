/** Values of a file that only one account may have: the second row with one is at fault, unless the first is none. */
import importErrors from '../../rules/errors/imports.ts';
import type { RowError } from '../db/tables/imports/import_row.ts';
import type { ImportField } from './fields.ts';
import type { ReadRow } from './read-row.ts';

export class SeenValues {
  readonly #names: readonly string[];
  readonly #rows = new Map<string, number>();

  constructor(fields: readonly ImportField[]) {
    this.#names = fields.filter(({ rule }) => rule.RemoteCheck === 'unique').map(({ name }) => name);
  }

  /** Of a row that is right by itself. */
  faultsOf({ values, own }: ReadRow, rowNo: number): readonly RowError[] | undefined {
    const keys = this.#names.flatMap((name) => {
      const value = values[name];
      // An e-mail address is one company's matter, a username everybody's.
      const place = name === 'Email' ? String(own['ParentAccountId'] ?? '') : '';
      return typeof value === 'string' && value !== ''
        ? [{ name, key: `${name} ${place} ${value.toLowerCase()}` }]
        : [];
    });
    const faults = keys.flatMap(({ name, key }) => {
      const row = this.#rows.get(key);
      return row === undefined ? [] : [{ field: name, text: importErrors.sameAsRow, parameters: { row } }];
    });
    if (faults.length > 0) return faults;
    for (const { key } of keys) this.#rows.set(key, rowNo);
    return undefined;
  }
}

/** Rows of imports as they stand in the file, and what came of each. Seen as their import. */
import type { Generated } from 'kysely';
import type { rowStates } from '../../../../rules/machines/import-run.ts';
import type { TableRules } from '../../table.ts';

/** What is wrong, in English, with its parameters; without a field: of the row as a whole. */
export interface RowError {
  readonly field?: string;
  readonly text: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export interface ImportRowTable {
  import_row_id: Generated<number>;
  import_id: number;
  row_no: number;
  raw: readonly string[];
  label: Generated<string>;
  state: Generated<(typeof rowStates)[number]>;
  account_id: number | null;
  errors: readonly RowError[];
}

declare module '../../tables.ts' {
  interface Tables {
    import_row: ImportRowTable;
  }
}

export default {
  name: 'import_row',
  grant: 'select, insert, update (state, account_id, errors)',
  visible: 'exists (select from import_run r where r.import_id = import_row.import_id)',
} satisfies TableRules;

/** Imports: a run over a file, with its counts. Seen in the branch of the account below which it makes accounts, and by who made it. */
import type { Generated } from 'kysely';
import type { ImportType } from '../../../../rules/imports/import-type.ts';
import type { ImportState } from '../../../../rules/machines/import-run.ts';
import { type TableRules, withAccount } from '../../table.ts';

export interface ImportRunTable {
  import_id: Generated<number>;
  name: string;
  type: ImportType;
  creator_account_id: number;
  parent_account_id: number;
  source_name: string;
  heads: readonly string[];
  /** Field to column, from 0. */
  mapping: Readonly<Record<string, number>>;
  is_dry_run: Generated<boolean>;
  state: Generated<ImportState>;
  created_utc: Generated<Date>;
  scheduled_utc: Date | null;
  rows_count: Generated<number>;
  errors_count: Generated<number>;
  imported_count: Generated<number>;
  passed_count: Generated<number>;
  undone_count: Generated<number>;
  is_cancel_wanted: Generated<boolean>;
  started_utc: Date | null;
  finished_utc: Date | null;
  problem: string | null;
  job_id: number | null;
  undo_job_id: number | null;
  undo_wanted_utc: Date | null;
  undone_utc: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    import_run: ImportRunTable;
  }
}

export default {
  name: 'import_run',
  subject: { name: 'Import', id: 'import_id', account: 'parent_account_id' },
  grant:
    'select, insert, update (state, rows_count, errors_count, imported_count, passed_count, undone_count, started_utc, finished_utc, problem, job_id, undo_job_id, undo_wanted_utc, undone_utc)',
  visible: `${withAccount('import_run.parent_account_id')} or creator_account_id = (select scope_user())`,
} satisfies TableRules;

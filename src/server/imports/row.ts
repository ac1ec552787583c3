/** Imports as calls answer them. */
import { type RawBuilder, sql } from 'kysely';
import type { Import } from '../../../manifests/entities/import.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { meets } from '../../rules/access/capabilities.ts';
import type { ImportType } from '../../rules/imports/import-type.ts';
import { limits } from '../../rules/limits.ts';
import { type ImportState, importMachine } from '../../rules/machines/import-run.ts';
import { mayTake } from '../../rules/machines/machine.ts';
import { utc } from '../accounts/row.ts';
import type { Mapping } from './mapping.ts';

export interface ImportRunRow {
  readonly import_id: number;
  readonly name: string;
  readonly type: ImportType;
  readonly creator_account_id: number;
  readonly parent_account_id: number;
  readonly source_name: string;
  readonly heads: readonly string[];
  readonly mapping: Mapping;
  readonly is_dry_run: boolean;
  readonly state: ImportState;
  readonly created_utc: Date;
  readonly scheduled_utc: Date | null;
  readonly rows_count: number;
  readonly errors_count: number;
  readonly imported_count: number;
  readonly passed_count: number;
  readonly undone_count: number;
  readonly started_utc: Date | null;
  readonly finished_utc: Date | null;
  readonly problem: string | null;
  readonly undo_wanted_utc: Date | null;
  readonly undone_utc: Date | null;
}

export interface ImportNames {
  readonly creator_name: string;
  readonly parent_name: string | null;
}

export const importNames: RawBuilder<ImportNames> = sql`(select n.creator_name from import_names(page.import_id) n),
  (select n.parent_name from import_names(page.import_id) n)`;

/** Those below what the session sees, and its own; with the right for own imports alone, these. */
export const importsWhere = (
  { session }: CallContext,
  where: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<ImportRunRow> => {
  const ofAll = meets(session.user.Capability, can('MY_IMPORTS', 'Read'));
  return sql<ImportRunRow>`select r.* from import_run r
    where (r.creator_account_id = ${session.user.UserAccountId}
      or ${ofAll} and exists (select from account p where p.account_id = r.parent_account_id and in_scope(p.path))) and ${where}`;
};

export function importOf({ session }: CallContext, row: ImportRunRow & ImportNames): Static<typeof Import> {
  const { steps } = importMachine;
  const hasEnded = !mayTake(steps.cancel, row.state);
  const done = row.errors_count + row.imported_count + row.passed_count;
  const isOwn = row.creator_account_id === session.user.UserAccountId;
  const hasRows = !row.finished_utc || Date.now() - row.finished_utc.getTime() < limits.importRowsLife;
  const isUndone = row.undone_utc !== null || row.undo_wanted_utc !== null;
  return {
    ImportId: row.import_id,
    Name: row.name,
    Type: row.type,
    Creator: row.creator_name,
    Status: row.state,
    CreatedUtc: utc(row.created_utc),
    ...(row.scheduled_utc && { ScheduledDateUtc: utc(row.scheduled_utc) }),
    RowsCount: row.rows_count,
    ErrorsCount: row.errors_count,
    ImportedAccountsCount: row.imported_count,
    PassedCount: row.passed_count,
    UndoneCount: row.undone_count,
    Source: row.source_name,
    IsDryRun: row.is_dry_run,
    Share: row.rows_count === 0 ? 0 : Math.min(100, Math.floor((100 * done) / row.rows_count)),
    ...(row.parent_name !== null && { ParentAccountId: row.parent_account_id, ParentAccount: row.parent_name }),
    ...(row.started_utc && { StartedUtc: utc(row.started_utc) }),
    ...(row.finished_utc && { FinishedUtc: utc(row.finished_utc) }),
    ...(row.undo_wanted_utc && { UndoWantedUtc: utc(row.undo_wanted_utc) }),
    ...(row.undone_utc && { UndoneUtc: utc(row.undone_utc) }),
    ...(row.problem !== null && { Problem: row.problem }),
    MayCancel: !hasEnded,
    MayUndo: hasEnded && row.imported_count > row.undone_count && !isUndone,
    IsOwn: isOwn,
    HasFaultyRows: isOwn && hasRows && row.errors_count > 0,
    MayRunForReal: isOwn && hasRows && row.is_dry_run && row.state === 'Completed',
  };
}

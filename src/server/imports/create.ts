/** Begins an import: its file is read into rows with their first faults; a job in its creator's name does the rest. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { instantOf } from '../../rules/format/instant.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { type CheckedRow, checkedRows } from './check.ts';
import { planOf, type Wanted } from './plan.ts';

export interface NewImport extends Wanted {
  /** Absent: called like its file. */
  readonly name?: string;
  /** Not before. */
  readonly scheduledUtc?: string;
  readonly isDryRun?: boolean;
}

export interface BegunImport {
  readonly importId: number;
  readonly name: string;
  readonly runAt: Date | undefined;
}

/** A job is to follow in the same transaction. @throws as a plan does; 400 for a time that is over and for a file without rows. */
export async function beginImport(context: CallContext, wanted: NewImport): Promise<BegunImport> {
  const runAt = runAtOf(wanted.scheduledUtc);
  const { source, ...plan } = await planOf(context, wanted);
  const name = wanted.name?.trim() || source.name;
  const { import_id: importId } = await context.db
    .insertInto('import_run')
    .values({
      name,
      type: plan.type,
      creator_account_id: context.session.user.UserAccountId,
      parent_account_id: plan.parent.account_id,
      source_name: source.name,
      heads: JSON.stringify(source.heads) as never,
      mapping: JSON.stringify(plan.mapping) as never,
      is_dry_run: wanted.isDryRun ?? false,
      scheduled_utc: runAt ?? null,
    })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  let rows = 0;
  let faulty = 0;
  const batch: CheckedRow[] = [];
  for await (const row of checkedRows(context, plan, source.rows())) {
    rows += 1;
    if (row.errors) faulty += 1;
    batch.push(row);
    if (batch.length >= limits.importBatch) await keepRows(context, importId, batch.splice(0));
  }
  if (rows === 0) throw new Failure(400, 'noRows');
  await keepRows(context, importId, batch);
  await context.db
    .updateTable('import_run')
    .set({ rows_count: rows, errors_count: faulty })
    .where('import_id', '=', importId)
    .execute();
  return { importId, name, runAt };
}

async function keepRows({ db }: CallContext, importId: number, rows: readonly CheckedRow[]): Promise<void> {
  const kept = rows.map(({ row, cells, label, errors }) => ({
    row_no: row,
    raw: cells,
    label,
    state: errors ? 'Rejected' : 'Waiting',
    errors: errors ?? [],
  }));
  await sql`
    insert into import_row (import_id, row_no, raw, label, state, errors)
    select ${importId}, r.row_no, r.raw, r.label, r.state, r.errors
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r (row_no integer, raw jsonb, label text, state text, errors jsonb)`.execute(
    db,
  );
}

/** @throws 400 for a time that is over or too far away. */
function runAtOf(scheduled: string | undefined): Date | undefined {
  if (scheduled === undefined) return undefined;
  const runAt = instantOf(scheduled);
  if (runAt.getTime() <= Date.now()) throw new Failure(400, 'scheduleOver');
  if (runAt.getTime() > Date.now() + limits.importAhead * 86_400_000)
    throw new Failure(400, 'scheduleTooFar', { days: limits.importAhead });
  return runAt;
}

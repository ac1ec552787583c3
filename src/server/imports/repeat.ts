/** A trial done in earnest: its good rows in an import of their own. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { findImport } from './find.ts';
import { assertMayImport } from './plan.ts';
import type { ImportRunRow } from './row.ts';

/** A job is to follow in the same transaction. @throws 404 out of sight, 403 for somebody else's or without the right, 409 for what is no trial that ended well. */
export async function repeatTrial(
  context: CallContext,
  trialId: number,
): Promise<Pick<ImportRunRow, 'name' | 'type'> & { readonly importId: number }> {
  const trial = await findImport(context, trialId);
  if (trial.creator_account_id !== context.session.user.UserAccountId) throw new Failure(403, 'notYourImport');
  assertMayImport(context, trial.type);
  if (!trial.is_dry_run || trial.state !== 'Completed') throw new Failure(409, 'notATrial');
  const { name, type } = trial;
  const { import_id: importId } = await context.db
    .insertInto('import_run')
    .values({
      ...{ name, type, creator_account_id: trial.creator_account_id, parent_account_id: trial.parent_account_id },
      source_name: trial.source_name,
      heads: JSON.stringify(trial.heads) as never,
      mapping: JSON.stringify(trial.mapping) as never,
    })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  const kept = await sql`
    insert into import_row (import_id, row_no, raw, label)
    select ${importId}, w.row_no, w.raw, w.label from import_row w where w.import_id = ${trialId} and w.state = 'Passed' and w.raw <> '[]'`.execute(
    context.db,
  );
  if (Number(kept.numAffectedRows ?? 0) === 0) throw new Failure(409, 'notATrial');
  await context.db
    .updateTable('import_run')
    .set({ rows_count: Number(kept.numAffectedRows ?? 0) })
    .where('import_id', '=', importId)
    .execute();
  return { importId, name, type };
}

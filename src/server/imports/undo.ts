/** Takes an import back: its accounts end in steps, each in a savepoint of its own; what something hangs on by then stays. */
import { sql } from 'kysely';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import UndoImport from '../../../manifests/operations/Import/UndoImport.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { JobContext } from '../../define/contract/job.ts';
import { mayEndAccountType } from '../../rules/accounts/rights.ts';
import { importedAs } from '../../rules/imports/import-type.ts';
import { limits } from '../../rules/limits.ts';
import { refuseSignInsOf } from '../access/outrank.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { sentence } from '../calls/sentence.ts';
import type { RowError } from '../db/tables/imports/import_row.ts';
import type { WorkPart } from '../queue/part.ts';
import { endBranch } from '../termination/end.ts';
import { findImport } from './find.ts';
import { hindrancesOf, inShort, reasonText } from './hindrances.ts';
import { errorsOf } from './row-errors.ts';
import { inSavepoint } from './savepoint.ts';

/** @throws 404 out of sight, 403 who may not end such accounts, 409 for what has not ended, is undone, made nothing, or holds something by now. */
export async function assertMayUndo(context: CallContext, importId: number): Promise<{ readonly name: string }> {
  const run = await findImport(context, importId);
  if (!mayEndAccountType(context.session.user.Capability, importedAs[run.type]))
    throw new Failure(403, 'mayNotEndImported');
  if (run.undo_wanted_utc || run.undone_utc) throw new Failure(409, 'importUndone');
  const hasEnded = run.state !== 'Pending' && run.state !== 'InProgress';
  if (!hasEnded || run.imported_count === run.undone_count) throw new Failure(409, 'nothingImported');
  const hindrances = await hindrancesOf(context, importId);
  if (hindrances.length > 0) throw new Failure(409, 'importHolds', { what: inShort(context, hindrances) });
  return { name: run.name };
}

interface Row {
  readonly import_row_id: number;
  readonly account_id: number;
}

/** From the last row to the first, so that what stands below another goes before it. */
export async function undoImport(context: JobContext, importId: number): Promise<void> {
  for (let goesOn = true; goesOn; )
    await context.step(async (part) => {
      goesOn = await undoRows(context, part, importId);
      return importId;
    });
}

async function undoRows(context: JobContext, part: WorkPart, importId: number): Promise<boolean> {
  const { db } = part;
  const call = context.asCall(part);
  const run = await findImport(call, importId);
  const parent = await findAccount(call, run.parent_account_id);
  const { rows } = await sql<Row>`
    select w.import_row_id, w.account_id from import_row w
    where w.import_id = ${importId} and w.state = 'Imported' and w.errors = '[]'
    order by w.row_no desc limit ${limits.importStep} for update`.execute(db);
  let undone = 0;
  for (const row of rows) undone += (await undoRow(part, call, importId, row)) ? 1 : 0;
  const isOver = rows.length < limits.importStep;
  await db
    .updateTable('import_run')
    .set((set) => ({
      undone_count: set('undone_count', '+', undone),
      ...(isOver && { undone_utc: new Date(), undo_wanted_utc: null }),
    }))
    .where('import_id', '=', importId)
    .execute();
  await context.progress(run.undone_count + undone, run.imported_count);
  await part.tell(UndoImport, parent.path);
  await part.tell(TerminateAccount, parent.path);
  return !isOver;
}

/** @returns whether it is gone; else its row says why not. */
async function undoRow(
  part: WorkPart,
  call: CallContext,
  importId: number,
  { import_row_id, account_id }: Row,
): Promise<boolean> {
  const noted = (set: { state?: 'Undone'; errors?: readonly RowError[] }) =>
    part.db
      .updateTable('import_row')
      .set({
        ...(set.state && { state: set.state }),
        ...(set.errors && { errors: JSON.stringify(set.errors) as never }),
      })
      .where('import_row_id', '=', import_row_id)
      .execute();
  try {
    await inSavepoint(part.db, () => endAccount(part, call, importId, account_id));
    await noted({ state: 'Undone' });
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await noted({ errors: errorsOf(error, {}) });
    return false;
  }
}

/** @throws 409 where something hangs on it, 403 for somebody who may do more. */
async function endAccount(part: WorkPart, call: CallContext, importId: number, accountId: number): Promise<void> {
  const account = await findAccount(call, accountId, { hold: 'update' });
  if (account.account_state === 'Terminated') return;
  const hindrances = await hindrancesOf(call, importId, accountId);
  const [first] = hindrances;
  if (first) throw new Failure(409, 'importHolds', { what: reasonText(call, first.reason) });
  await refuseSignInsOf(call, account);
  if (account.account_type === 'Product') await sql`select void_adoption(${importId}, ${accountId})`.execute(part.db);
  // Its vendor has set it up by nobody's order, so he is told nothing.
  await endBranch(part.db, account.path, 'Other', false);
  part.audit({
    operation: { ...TerminateAccount, audit: { event: 'Account terminated' } },
    note: {
      target: { accountId, name: account.display_name, type: account.account_type },
      details: [sentence('Import undone')],
    },
  });
}

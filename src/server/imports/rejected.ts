/** The rejected rows of an import as a file. What stood in them is told to nobody but who has sent them. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { importFields } from './fields.ts';
import { faultyFile } from './files.ts';
import { findImport } from './find.ts';
import { inOneLine, toldErrors } from './row-errors.ts';

/** @throws 404 out of sight, 403 for somebody else's, 409 where no row was rejected. */
export async function rejectedRows(context: CallContext, importId: number) {
  const run = await findImport(context, importId);
  if (run.creator_account_id !== context.session.user.UserAccountId) throw new Failure(403, 'notYourImport');
  const rejected = await context.db
    .selectFrom('import_row')
    .select(['row_no', 'raw', 'errors'])
    .where('import_id', '=', importId)
    .where('state', '=', 'Rejected')
    .where('raw', '<>', sql<never>`'[]'::jsonb`)
    .orderBy('row_no')
    .execute();
  if (rejected.length === 0) throw new Failure(409, 'noFaultyRows');
  const fields = await importFields(context, run.type);
  const rows = rejected.map(({ row_no: row, raw: cells, errors }) => ({
    ...{ row, cells },
    problem: inOneLine(toldErrors(context, fields, errors)),
  }));
  return faultyFile(context, run.source_name, run.heads, rows);
}

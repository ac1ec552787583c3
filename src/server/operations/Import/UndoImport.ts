/** Looks whether an import can be taken back, and puts that on the queue. */
import { sql } from 'kysely';
import UndoImport from '../../../../manifests/operations/Import/UndoImport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { loadImport } from '../../imports/find.ts';
import { assertMayUndo } from '../../imports/undo.ts';
import undoJob from '../../jobs/undo-import.ts';
import { enqueue } from '../../queue/enqueue.ts';

export default handler(UndoImport, async ({ importId }, context) => {
  const { name } = await assertMayUndo(context, importId);
  const { job_id } = await enqueue(context, undoJob, { importId }, { title: name });
  const wanted = await context.db
    .updateTable('import_run')
    .set({ undo_wanted_utc: sql<Date>`now()`, undo_job_id: job_id })
    .where('import_id', '=', importId)
    .where('undo_wanted_utc', 'is', null)
    .executeTakeFirst();
  if (wanted.numUpdatedRows === 0n) throw new Failure(409, 'importUndone');
  context.audit({ details: name });
  return loadImport(context, importId);
});

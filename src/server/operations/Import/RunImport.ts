/** Puts a trial's rows on the queue, in earnest and once however often it is sent. */
import RunImport from '../../../../manifests/operations/Import/RunImport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { loadImport } from '../../imports/find.ts';
import { repeatTrial } from '../../imports/repeat.ts';
import importJob from '../../jobs/import.ts';
import { enqueue } from '../../queue/enqueue.ts';

export default handler(RunImport, (input, context) =>
  runIdempotently(context, { operation: RunImport.operation, input }, async () => {
    const { importId, name, type } = await repeatTrial(context, input.importId);
    const { job_id } = await enqueue(context, importJob, { importId, type }, { title: name });
    await context.db.updateTable('import_run').set({ job_id }).where('import_id', '=', importId).execute();
    context.audit({ details: name });
    return loadImport(context, importId);
  }),
);

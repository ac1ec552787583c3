/** Reads a file into rows and puts the rest of the work on the queue, once however often it is sent. */
import CreateImport from '../../../../manifests/operations/Import/CreateImport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { beginImport } from '../../imports/create.ts';
import { loadImport } from '../../imports/find.ts';
import importJob from '../../jobs/import.ts';
import { enqueue } from '../../queue/enqueue.ts';

export default handler(CreateImport, (input, context) =>
  runIdempotently(context, { operation: CreateImport.operation, input }, async () => {
    const { scheduledDateUtc, ...wanted } = input;
    const { importId, name, runAt } = await beginImport(context, {
      ...wanted,
      ...(scheduledDateUtc !== undefined && { scheduledUtc: scheduledDateUtc }),
    });
    const options = { title: name, ...(runAt && { runAt }) };
    const { job_id } = await enqueue(context, importJob, { importId, type: input.type }, options);
    await context.db.updateTable('import_run').set({ job_id }).where('import_id', '=', importId).execute();
    context.audit({ details: name });
    return loadImport(context, importId);
  }),
);

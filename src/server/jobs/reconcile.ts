/** Compares what vendors keep, and what was billed, with what runs here. Nothing mends itself. */
import { Type } from 'typebox';
import { everywhere } from '../../define/contract/changes.ts';
import { type JobContext, job } from '../../define/contract/job.ts';
import type { Theirs } from '../provisioning/connector.ts';
import { openConnector } from '../provisioning/open-connector.ts';
import { type Compared, keepMoneyDrifts, keepVendorDrifts, momentOf } from '../provisioning/reconcile/keep.ts';
import { type AskedConnector, connectorsToAsk } from '../provisioning/usage/take-over.ts';

export default job('reconcile', {
  dailyAt: '03:00',
  payload: Type.Object({}),
  run: async (_payload, context) => {
    let connectors: readonly AskedConnector[] = [];
    await context.step(async ({ db }) => {
      connectors = await connectorsToAsk(db, false);
    });
    for (const connector of connectors) await compare(context, connector);
    await context.step(async ({ db, tell }) => tellOf(tell, await keepMoneyDrifts(db)));
  },
});

async function compare(context: JobContext, row: AskedConnector): Promise<void> {
  const { connectorOrigins, secrets } = context;
  let since = '';
  await context.step(async ({ db }) => {
    since = await momentOf(db);
  });
  const theirs: Theirs[] = [];
  try {
    for await (const one of openConnector(row, { secrets, settings: { connectorOrigins } }).list()) theirs.push(one);
  } catch (problem) {
    // Here it ends when the job is not ours any more. Half a list would say that the other half is gone.
    await context.progress(0);
    context.report(new Error(`Connector ${row.connector_id} has not told what it keeps`, { cause: problem }));
    return;
  }
  await context.step(async ({ db, tell }) => tellOf(tell, await keepVendorDrifts(db, row.connector_id, theirs, since)));
}

async function tellOf(tell: JobContext['tell'], { begun, mended }: Compared): Promise<void> {
  if (begun + mended > 0) await tell({ changes: [everywhere('Drift')] }, '/');
}

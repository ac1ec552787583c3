/** Asks vendors what was used on the last days of what is paid by use. */
import { Type } from 'typebox';
import { everywhere } from '../../define/contract/changes.ts';
import { type JobContext, job } from '../../define/contract/job.ts';
import { openConnector } from '../provisioning/open-connector.ts';
import {
  type AskedConnector,
  connectorsToAsk,
  daysToAsk,
  inParts,
  takeUsage,
} from '../provisioning/usage/take-over.ts';

export default job('usage', {
  dailyAt: '02:00',
  payload: Type.Object({}),
  run: async (_payload, context) => {
    let connectors: readonly AskedConnector[] = [];
    await context.step(async ({ db }) => {
      connectors = await connectorsToAsk(db, true);
    });
    // One that does not answer stops no other; tomorrow it is asked for these days again.
    for (const connector of connectors) await askFor(context, connector);
  },
});

async function askFor(context: JobContext, row: AskedConnector): Promise<void> {
  const { connectorOrigins, secrets } = context;
  const connector = openConnector(row, { secrets, settings: { connectorOrigins } });
  const odd: string[] = [];
  try {
    for (const day of daysToAsk())
      for await (const told of inParts(connector.usage(day)))
        await context.step(async ({ db, tell }) => {
          const taken = await takeUsage(db, row.connector_id, day, told);
          odd.push(...taken.odd);
          if (taken.written > 0) await tell({ changes: [everywhere('Usage')] }, '/');
        });
  } catch (problem) {
    // Here it ends when the job is not ours any more.
    await context.progress(0);
    context.report(new Error(`Connector ${row.connector_id} has not told what was used`, { cause: problem }));
  }
  if (odd.length > 0)
    context.report(
      new Error(
        `Connector ${row.connector_id} has told use of which nothing could be made, ${odd.length} times: ${odd.slice(0, 5).join(', ')}`,
      ),
    );
}

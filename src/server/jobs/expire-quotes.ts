/** Ends quotes whose last day is over, each in a step of its own. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { type JobContext, job } from '../../define/contract/job.ts';
import { sentence } from '../calls/sentence.ts';
import { oneAfterAnother } from '../queue/one-after-another.ts';

interface Expired {
  readonly quote_id: number;
  readonly number: number;
  readonly buyer_account_id: number;
  readonly path: string;
  readonly display_name: string;
  readonly account_type: 'Company' | 'Reseller';
  readonly marketplace_id: number;
  readonly marketplace_name: string;
}

export default job('expire-quotes', {
  everyMinutes: 60,
  payload: Type.Object({}),
  run: (_payload, context) => oneAfterAnother(context, () => expireNext(context)),
});

/** @returns whether there was one. */
async function expireNext({ step }: JobContext): Promise<boolean> {
  let taken: Expired | undefined;
  await step(async (part) => {
    const { rows } = await sql<Expired>`select * from expire_next_quote()`.execute(part.db);
    taken = rows[0];
    if (!taken) return;
    const { marketplace_id, marketplace_name: name, path } = taken;
    await part.as({ accountId: marketplace_id, name, type: 'Reseller' }, path);
    await part.tell(SendSalesQuote, path);
    part.audit({
      operation: { ...SendSalesQuote, audit: { event: 'Quote expired' } },
      requestId: `end of quote ${taken.quote_id}`,
      note: {
        details: [sentence('The last day of quote {number} was over', { number: `Q-${taken.number}` })],
        target: { accountId: taken.buyer_account_id, name: taken.display_name, type: taken.account_type },
      },
    });
  });
  return taken !== undefined;
}

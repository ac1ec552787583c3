/** The bills of the demo world's last two years, made month by month by the product's own bill runs, as if each had been done on its evening. */
import { type Kysely, sql } from 'kysely';
import { cutOffOf, type IntervalId, intervalAfter, intervalOf } from '../../../../rules/billing/interval.ts';
import { beginRunsOf } from '../../../billing/begin.ts';
import { endNext } from '../../../billing/run.ts';
import { billBuyers, claim } from '../../../billing/step.ts';
import type { Tables } from '../../../db/tables.ts';
import { dayOf, now } from '../dates.ts';
import { setClock } from './clock.ts';
import { correctBills } from './correct-bills.ts';
import { putCharges } from './put-charges.ts';

export const firstBilled: IntervalId = 202411;
/** The month of the world's own moment is open. */
const open = intervalOf(dayOf(now));

export async function putBills(owner: Kysely<Tables>): Promise<void> {
  await sql`select set_config('app.scope', '/1/', true)`.execute(owner);
  // Orders have been checked one by one; bills are whole when all of their parts are there.
  await sql`set constraints all deferred`.execute(owner);
  await putCharges(owner, firstBilled, open);
  await sql`update installation set value = ${String(firstBilled)} where name = 'first-billed-interval'`.execute(owner);
  for (let interval = firstBilled; interval < open; interval = intervalAfter(interval, 1)) await bill(owner, interval);
  await correctBills(owner);
  await setClock(owner, undefined);
  // Two years of documents would be printed at the first start: those before the last month are made for whoever asks for them.
  await sql`
    insert into installation (name, value)
      select 'first-printed-invoice', min(invoice_id)::text from invoice where interval_id = ${intervalAfter(open, -1)}`.execute(
    owner,
  );
  await sql`update notice set done_utc = now() where kind = 'invoice-issued' and done_utc is null`.execute(owner);
}

async function bill(owner: Kysely<Tables>, interval: IntervalId): Promise<void> {
  const cutOff = cutOffOf(interval);
  await setClock(owner, new Date(cutOff.getTime() + 5 * 60_000));
  await beginRunsOf(owner, interval, cutOff);
  for (let claimed = await claim(owner); claimed; claimed = await claim(owner)) await billBuyers(owner, claimed);
  for (let run = await endNext(owner); run; run = await endNext(owner))
    if (run.state !== 'Finished') throw new Error(await incomplete(owner, run.bill_run_id, interval));
}

async function incomplete(owner: Kysely<Tables>, run: number, interval: IntervalId): Promise<string> {
  const { rows } = await sql<{ problem: string; buyers: number; first: number }>`
    select problem::text, count(*)::int as buyers, min(buyer_account_id) as first from bill_run_item
    where bill_run_id = ${run} and state = 'Failed' group by problem`.execute(owner);
  const problems = rows.map(({ problem, buyers, first }) => `${buyers} buyers (${first} is the first): ${problem}`);
  return `The demo world's bills of ${interval} are incomplete: ${problems.join('; ')}`;
}

/** Corrections are taxed as their invoices were: each at the rate of its month, whatever the rate has become (5.4). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import CorrectInvoice from '../../../manifests/operations/Account/CorrectInvoice.ts';
import CorrectInvoiceLine from '../../../manifests/operations/Account/CorrectInvoiceLine.ts';
import GetInvoice from '../../../manifests/operations/Account/GetInvoice.ts';
import GetInvoiceLines from '../../../manifests/operations/Account/GetInvoiceLines.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import { firstDayOf, intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

const interval = intervalOf(new Date().toISOString().slice(0, 10));
const reason = 'Billed in error';
let server: TestServer;
let seller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.as('reseller');
  await rateOf(firstDayOf(interval), 23);
  await (await server.as('owner')).call(BillingRun, { interval });
  await sql`insert into job (name, payload) values ('bill', '{}') on conflict do nothing`.execute(
    server.database.owner,
  );
  await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
  // What comes afterwards is of no account.
  await rateOf(new Date().toISOString().slice(0, 10), 27);
});
afterAll(() => server.close());

const rateOf = (from: string, percent: number) =>
  sql`insert into tax_rate (country, from_date, percent)
    select coalesce(v."values" ->> 'Country', a.country), ${from}::date, ${percent}::numeric
    from account a left join account_value v using (account_id) where a.account_id = ${knownIds.ostsee}
    on conflict (country, from_date) do update set percent = excluded.percent`.execute(server.database.owner);

/** Of a buyer who was billed with tax before this month, and in it. */
async function taxedInvoices() {
  const { rows } = await sql<{ id: number; percent: number }>`
    select i.invoice_id as id, t.percent from invoice i join invoice_tax t using (invoice_id)
    where i.kind = 'Invoice' and i.state = 'Final' and t.percent > 0 and i.seller_account_id = ${knownIds.ostsee}
      and i.buyer_account_id = (
        select now.buyer_account_id from invoice now join invoice_tax t using (invoice_id)
        join invoice before on before.buyer_account_id = now.buyer_account_id and before.seller_account_id = now.seller_account_id
          and before.kind = 'Invoice' and before.state = 'Final' and before.interval_id < now.interval_id and before.net > 5
        where now.seller_account_id = ${knownIds.ostsee} and now.interval_id = ${interval} and now.kind = 'Invoice' and t.percent > 0 and now.net > 5
          and not exists (select from invoice n where n.credits_invoice_id in (now.invoice_id, before.invoice_id))
        order by 1 limit 1)
    order by i.interval_id desc`.execute(server.database.owner);
  return rows;
}

it('at the rate of each of two months, in part and in whole', async () => {
  const [now, ...earlier] = await taxedInvoices();
  const before = earlier.find(({ percent }) => percent !== 23);
  if (!now || !before) throw new Error('Somebody is billed with tax in both months');
  expect(now.percent).toBe(23);
  for (const { id: invoiceId, percent } of [now, before]) {
    const lines = (await seller.call(GetInvoiceLines, { invoiceId, limit: 1000, isOpen: true })).Items;
    const line = lines.find((each) => each.Amount > 1);
    if (!line) throw new Error('Nobody is billed for less');
    const { LineId: lineId, Amount } = line;
    const instead = await seller.call(CorrectInvoiceLine, { invoiceId, lineId, amount: 0.37, reason });
    expect(instead.Net).toBeCloseTo(0.37 - Amount, 2);
    const rest = lines.length > 1 ? [await seller.call(CorrectInvoice, { invoiceId, reason })] : [];
    for (const note of [instead, ...rest]) {
      const { Taxes } = await seller.call(GetInvoice, { invoiceId: note.InvoiceId });
      expect(Taxes).toEqual([expect.objectContaining({ Percent: percent, Net: note.Net, Tax: note.Tax })]);
      // Reckoned once for all lines of the note, to a coin.
      expect(Math.abs(note.Tax - (note.Net * percent) / 100)).toBeLessThan(0.0051);
      expect(note.Total).toBeCloseTo(note.Net + note.Tax, 2);
    }
  }
});

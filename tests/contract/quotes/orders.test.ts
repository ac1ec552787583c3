/** Orders from accepted quotes: at the promised prices, once, and not when something else would be delivered. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetOrder from '../../../manifests/operations/Account/GetOrder.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import OrderSalesQuote from '../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import SaveSalesQuote from '../../../manifests/operations/SalesQuote/SaveSalesQuote.ts';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { errorOf, type QuoteWorld, quoteWorld } from './quote-world.ts';

let accepted: QuoteWorld['accepted'];
let admin: QuoteWorld['admin'];
let company: QuoteWorld['company'];
let filled: QuoteWorld['filled'];
let owner: QuoteWorld['owner'];
let reseller: QuoteWorld['reseller'];
let server: QuoteWorld['server'];
let service: QuoteWorld['service'];
beforeAll(async () => {
  ({ accepted, admin, company, filled, owner, reseller, server, service } = await quoteWorld());
});
afterAll(() => server.close());

/** The prices of a unit on the bills of this month to whoever pays. */
async function billed(accountId: number, itemId: number): Promise<readonly number[]> {
  const now = new Date().toISOString().slice(0, 10);
  await (await server.as('owner')).call(BillingRun, { interval: intervalOf(now) });
  await sql`update job set run_at = now() + interval '1 day' where state = 'Queued'`.execute(owner());
  await sql`insert into job (name, payload) values ('bill', '{}')`.execute(owner());
  await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
  const { rows } = await sql<{ price: number }>`
    select l.unit_price::float8 as price from invoice_line l join sale_tier t using (tier_id)
    where l.account_id = ${accountId} and l.item_id = ${itemId} and t.position = 1`.execute(owner());
  return rows.map(({ price }) => price);
}

describe('an accepted quote', () => {
  it('is ordered at its prices, which the payer is then billed until the end of the first term (I49)', async () => {
    const { QuoteId: quoteId, Fees } = await filled();
    const [{ LineNo, ItemId, ListPrice }] = Fees as [(typeof Fees)[number]];
    await reseller.call(SaveSalesQuote, { quoteId, quote: { Fees: [{ LineNo, ItemId, DiscountPercent: 25 }] } });
    const quote = await reseller.call(SendSalesQuote, { quoteId });
    expect((await errorOf(admin, 'OrderSalesQuote', { quoteId }))[0]).toBe(409);
    await admin.call(AcceptSalesQuote, { quoteId });
    const placed = await admin.call(OrderSalesQuote, { quoteId });
    expect(placed.OrderStatus).toBe('Approved');
    const order = await admin.call(GetOrder, { orderId: placed.OrderId });
    expect(order).toMatchObject({ OrderValue: quote.OrderValue, Services: 'Endpoint Shield' });
    const { rows } = await sql<{ position: number; kind: string; list_amount: number; amount: number }>`
      select p.position, p.kind, p.list_amount, p.amount from order_line_price p join order_line l using (order_line_id)
      where l.order_id = ${placed.OrderId} and p.item_id = ${ItemId} order by p.position`.execute(owner());
    expect(rows[0]).toEqual({ position: 1, kind: 'Quote', list_amount: ListPrice, amount: quote.Fees[0]?.Price });
    expect(rows.slice(1).every(({ kind, amount, list_amount }) => kind === 'List' && amount === list_amount)).toBe(
      true,
    );
    const { rows: lines } = await sql<{ account_id: number; order_line_id: number }>`
      select account_id, order_line_id from order_line where order_id = ${placed.OrderId}`.execute(owner());
    const [{ account_id, order_line_id } = { account_id: 0, order_line_id: 0 }] = lines;
    await sql`select activate_subscription(${account_id}, ${order_line_id}, null, null)`.execute(owner());
    const { rows: paid } = await sql<{ kind: string; amount: number; ends: boolean }>`
      select p.kind, p.amount, p.to_date = s.term_end_date as ends from tier_price p join sale_tier t using (tier_id) join subscription s on s.account_id = t.account_id
      where t.account_id = ${account_id} and t.position = 1 and p.item_id = ${ItemId}`.execute(owner());
    expect(paid).toEqual([{ kind: 'Quote', amount: quote.Fees[0]?.Price, ends: true }]);
    expect(await billed(account_id, ItemId)).toEqual([quote.Fees[0]?.Price]);
    expect(await admin.call(LoadSalesQuote, { quoteId })).toMatchObject({ Status: 'Ordered', OrderId: placed.OrderId });
  });

  it('gives one order, by whichever side and however many at once (I48)', async () => {
    const { QuoteId: quoteId, QuoteNumber } = await accepted();
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('SalesQuote/OrderSalesQuote', { quoteId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await errorOf(admin, 'OrderSalesQuote', { quoteId })).toEqual([
      409,
      `Quote ${QuoteNumber} was ordered already.`,
    ]);
    const { rows } = await sql`select from customer_order where quote_id = ${quoteId}`.execute(owner());
    expect(rows).toHaveLength(1);
  });

  it('is ordered at its prices though the list asks more by then, and says what has changed', async () => {
    const { QuoteId: quoteId, OrderValue } = await accepted();
    await sql`begin; set local session_replication_role = replica; update portolan.price p set amount = p.amount + 1 from portolan.item i where i.item_id = p.item_id and i.service_id = ${sql.lit(service)}; commit`.execute(
      owner(),
    );
    const quote = await admin.call(LoadSalesQuote, { quoteId });
    expect(quote.ChangedCount).toBeGreaterThan(0);
    expect(quote.Fees[0]?.Changed).toMatch(/^The list price is .* EUR now$/);
    const placed = await admin.call(OrderSalesQuote, { quoteId });
    expect((await admin.call(GetOrder, { orderId: placed.OrderId })).OrderValue).toBe(OrderValue);
  });

  it('is not ordered once its service has other fees, or nobody offers it', async () => {
    const { QuoteId: quoteId } = await accepted();
    await sql`update marketplace_offer set state = 'Withdrawn', withdrawn_utc = now() where service_id = ${service}`.execute(
      owner(),
    );
    expect((await errorOf(admin, 'OrderSalesQuote', { quoteId }))[0]).toBe(409);
    expect((await admin.call(LoadSalesQuote, { quoteId })).Fees[0]?.Changed).toBe('Not offered any more');
    await sql`update marketplace_offer set state = 'Active', withdrawn_utc = null where service_id = ${service}`.execute(
      owner(),
    );
    expect((await admin.call(LoadSalesQuote, { quoteId })).Status).toBe('Accepted');
  });
});

it('is written by functions alone, and an order promises nothing that was not quoted', async () => {
  const { pool } = server.database;
  for (const change of [
    `update quote set state = 'Accepted'`,
    'update quote_line_price set amount = 0',
    'delete from quote_event',
    `insert into quote_line (quote_id, line_no, service_id, quantity, commitment_months, billing) values (1, 1, 1, 1, 1, 'Monthly')`,
  ])
    await expect(pool.query(change)).rejects.toThrow('permission denied');
  const { QuoteId: quoteId } = await accepted();
  const { rows } = await sql<{ path: string }>`select path from account where account_id = ${company}`.execute(owner());
  const behind = `begin; select set_config('app.scope', '${rows[0]?.path}', true), set_config('app.user', '${knownIds.admin}', true);
    select * from make_order(${company}, array[${service}]::bigint[], array[3], array[1], array['Monthly'], array['{}']::jsonb[], array['x'], null::bigint, ${quoteId}); commit`;
  await expect(pool.query(behind)).rejects.toThrow('promises something else');
  await pool.query('rollback').catch(() => {});
});

/** Traces over HTTP: from any record of a sale to all others, and to nothing that the caller does not see. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetInvoiceLines from '../../../manifests/operations/Account/GetInvoiceLines.ts';
import GetInvoices from '../../../manifests/operations/Account/GetInvoices.ts';
import GetTrace from '../../../manifests/operations/Account/GetTrace.ts';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let reseller: Caller;
let orderId: number;
let accountId: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reseller] = await Promise.all([server.as('admin'), server.as('reseller')]);
  const { owner } = server.database;
  const { UserAccountId } = await admin.me();
  await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select terms_id, ${knownIds.donau}, ${UserAccountId}, 'en' from current_terms(${UserAccountId}) where not is_privacy_policy
    on conflict do nothing`.execute(owner);
  await sql`update account_value set "values" = "values" || '{"CreditLimit": 9000000}' where account_id = ${knownIds.donau}`.execute(
    owner,
  );
  const { service_id } = await owner
    .selectFrom('service')
    .select('service_id')
    .where('product_name', '=', 'Endpoint Shield')
    .executeTakeFirstOrThrow();
  const placed = await admin.call(PlaceOrder, {
    parentAccountId: knownIds.donau,
    lines: [{ serviceId: service_id, quantity: 7, commitmentMonths: 1, billing: 'Monthly' }],
  });
  [orderId, accountId] = [placed.Order.OrderId, placed.AccountIds[0] ?? 0];
  await sql`insert into custom_charge (buyer_account_id, name, amount, creator_account_id, created_utc)
    values (${knownIds.donau}, 'Setup on site', 420, ${knownIds.reseller}, date_trunc('month', now()))`.execute(owner);
  const interval = intervalOf(new Date().toISOString().slice(0, 10));
  await (await server.as('owner')).call(BillingRun, { interval });
  await sql`update job set run_at = now() + interval '1 day' where state = 'Queued'`.execute(owner);
  await sql`insert into job (name, payload) values ('bill', '{}') on conflict do nothing`.execute(owner);
  await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
});
afterAll(() => server.close());

const oneOf = async (query: ReturnType<typeof sql<{ id: number }>>) =>
  (await query.execute(server.database.owner)).rows[0]?.id ?? 0;

it('leads from each record of a sale to the same others', async () => {
  const [invoice] = (await admin.call(GetInvoices, { accountId: knownIds.donau })).Items;
  const invoiceId = invoice?.InvoiceId ?? 0;
  const { Items } = await admin.call(GetInvoiceLines, { invoiceId, limit: 1000 });
  const line = Items.find(({ Kind, Account }) => Kind === 'Recurring' && Account);
  const of = line?.Account?.AccountId ?? 0;
  const trace = await admin.call(GetTrace, { accountId: of });
  expect(trace.Lines.map(({ LineId }) => LineId)).toContain(line?.LineId);
  expect(trace.Invoices.map(({ InvoiceId }) => InvoiceId)).toContain(invoiceId);
  expect(trace).toMatchObject({
    LinesCount: trace.Lines.length,
    SpansCount: trace.Spans.length,
    InvoicesCount: trace.Invoices.length,
  });
  expect(trace.Spans.every(({ Account }) => Account.AccountId === of)).toBe(true);
  // The technical part is a right of its own.
  expect(trace.RequestsCount).toBeUndefined();
  expect(await admin.call(GetTrace, { lineId: line?.LineId ?? 0 })).toEqual(trace);
  expect(await admin.call(GetTrace, { spanId: trace.Spans[0]?.SpanId ?? 0 })).toEqual(trace);
  const whole = await admin.call(GetTrace, { invoiceId });
  expect([whole.InvoicesCount, whole.LinesCount]).toEqual([1, Items.length]);
  const both = await admin.call(GetTrace, { invoiceId, accountId: of });
  const ofBoth = trace.Lines.filter(({ InvoiceId }) => InvoiceId === invoiceId);
  expect(both.Lines.map(({ LineId }) => LineId)).toEqual(ofBoth.map(({ LineId }) => LineId));
  // The seller sees what he pays himself besides.
  const above = await reseller.call(GetTrace, { accountId: of });
  expect(above.LinesCount).toBeGreaterThan(trace.LinesCount);
  expect(new Set(trace.Lines.map(({ Buyer }) => Buyer)).size).toBe(1);
});

it('says so where an account is no subscription, and where what is named belongs to different sales', async () => {
  expect(await admin.post('Account/GetTrace', { accountId: knownIds.donau })).toMatchObject({ status: 409 });
  const other =
    await oneOf(sql`select invoice_id as id from invoice i where buyer_account_id = ${knownIds.donau} and state = 'Final'
    and not exists (select from invoice_line l where l.invoice_id = i.invoice_id and l.account_id = ${accountId}) limit 1`);
  expect(other).toBeGreaterThan(0);
  const refused = await admin.post('Account/GetTrace', { orderId, invoiceId: other });
  expect([refused.status, JSON.stringify(refused)]).toEqual([409, expect.stringContaining('different sales')]);
});

it('leads from an order to its requests, and from them back', async () => {
  const order = await reseller.call(GetTrace, { orderId });
  expect(order.Orders).toMatchObject([{ OrderId: orderId, Quantity: 7, Status: 'Approved' }]);
  expect(order.RequestsCount).toBeGreaterThan(0);
  expect(await reseller.call(GetTrace, { requestId: order.Requests[0]?.RequestId ?? 0 })).toEqual(order);
  expect(await reseller.call(GetTrace, { accountId })).toEqual(order);
});

it('leads from a charge to its line, or to none yet', async () => {
  const customChargeId = await oneOf(
    sql`select custom_charge_id as id from custom_charge where name = 'Setup on site'`,
  );
  const trace = await admin.call(GetTrace, { customChargeId });
  expect(trace).toMatchObject({ LinesCount: 1, InvoicesCount: 1, OrdersCount: 0, SpansCount: 0 });
  expect(trace.Lines).toMatchObject([{ What: 'Setup on site', Amount: 420, Kind: 'CustomCharge' }]);
});

it('leads nowhere from what others have, whatever names it', async () => {
  const foreign = {
    accountId: await oneOf(sql`select s.account_id as id from subscription s join account a using (account_id)
      where not a.path like '%/' || ${knownIds.ostsee} || '/%' limit 1`),
    orderId: await oneOf(sql`select order_id as id from customer_order where buyer_account_id <> ${knownIds.donau}
      and seller_account_id <> ${knownIds.ostsee} limit 1`),
    spanId: await oneOf(sql`select span_id as id from subscription_span s join account a using (account_id)
      where not a.path like '%/' || ${knownIds.ostsee} || '/%' limit 1`),
    lineId: await oneOf(
      sql`select invoice_line_id as id from invoice_line where buyer_account_id = ${knownIds.ostsee} limit 1`,
    ),
    invoiceId: await oneOf(
      sql`select invoice_id as id from invoice where buyer_account_id = ${knownIds.ostsee} limit 1`,
    ),
  };
  for (const [name, id] of Object.entries(foreign)) {
    expect(id).toBeGreaterThan(0);
    expect([name, (await admin.post('Account/GetTrace', { [name]: id })).status]).toEqual([name, 404]);
  }
  for (const name of ['requestId', 'customChargeId'])
    expect((await admin.post('Account/GetTrace', { [name]: 999_999_999 })).status).toBe(404);
  expect((await admin.post('Account/GetTrace', {})).status).toBe(400);
  const { UserAccountId } = await admin.me();
  await giveOnly(server, UserAccountId, { rights: full('ONLINEBILL') });
  // Without the right to prices it tells none.
  const trace = await (await server.as('admin')).call(GetTrace, { orderId });
  expect(trace.Lines.some(({ Amount }) => Amount !== undefined)).toBe(false);
  expect((await (await server.as('user')).post('Account/GetTrace', { orderId })).status).toBe(403);
});

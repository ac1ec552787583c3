/** What people type to find an order or an invoice, what must come first, and that nobody finds what he may not see. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetCreditCheckOrders from '../../../manifests/operations/Account/GetCreditCheckOrders.ts';
import GetInvoices from '../../../manifests/operations/Account/GetInvoices.ts';
import GetMyOrders from '../../../manifests/operations/Account/GetMyOrders.ts';
import SearchInvoices from '../../../manifests/operations/Account/SearchInvoices.ts';
import SearchOrders from '../../../manifests/operations/Account/SearchOrders.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, demoUsers, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let orders: readonly { order_id: number; buyer: string }[];
let invoices: readonly { invoice_id: number; number: string; buyer: string; seller: string }[];
beforeAll(async () => {
  server = await startTestServer();
  const all = await sql<{ order_id: number; buyer: string }>`
    select o.order_id, b.display_name as buyer from customer_order o join account b on b.account_id = o.buyer_account_id
    order by o.order_id`.execute(server.database.owner);
  const issued = await sql<{ invoice_id: number; number: string; buyer: string; seller: string }>`
    select i.invoice_id, i.number, i.buyer_data ->> 'name' as buyer, i.seller_data ->> 'name' as seller from invoice i where i.state = 'Final'
    order by i.invoice_id`.execute(server.database.owner);
  orders = all.rows;
  invoices = issued.rows;
});
afterAll(() => server.close());

/** Spread over all sellers and months. */
const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => index % Math.ceil(all.length / 50) === 0);

const ordersFor = async (caller: Caller, searchString: string, maxRows = 200) =>
  caller.call(SearchOrders, { searchString, maxRows });
const invoicesFor = async (caller: Caller, searchString: string, maxRows = 200) =>
  caller.call(SearchInvoices, { searchString, maxRows });

describe.each(demoUsers)('%s', (user: DemoUser) => {
  it('finds by their numbers the orders of his lists, and no others', async () => {
    const caller = await server.as(user);
    const lists = await Promise.all(
      [GetMyOrders, GetCreditCheckOrders].map((list) => caller.post(list.operation, { limit: 1000 })),
    );
    const listed = lists.flatMap(({ status, data }) =>
      status === 200 ? (data as { Items: { OrderId: number }[] }).Items.map(({ OrderId }) => OrderId) : [],
    );
    const found = new Set<number>();
    for (const { order_id } of orders) {
      const answer = await caller.post(SearchOrders.operation, { searchString: `O-${order_id}`, maxRows: 200 });
      if (lists.every(({ status }) => status === 403)) expect(answer.status).toBe(403);
      else for (const { OrderId } of answer.data as { OrderId: number }[]) found.add(OrderId);
    }
    expect([...found].sort()).toEqual([...new Set(listed)].sort());
  });

  it('finds by their numbers the invoices of the accounts that he sees, and no others', async () => {
    const caller = await server.as(user);
    for (const { invoice_id, number } of some(invoices)) {
      const answer = await caller.post(SearchInvoices.operation, { searchString: number, maxRows: 200 });
      const looked = await caller.post('Account/GetInvoice', { invoiceId: invoice_id });
      if (answer.status === 403) expect(looked.status).toBe(403);
      else
        expect((answer.data as { InvoiceId: number }[]).some(({ InvoiceId }) => InvoiceId === invoice_id)).toBe(
          looked.status === 200,
        );
    }
  });
});

describe('the lists of which somebody may read', () => {
  it('are all that he finds', async () => {
    const { UserAccountId } = await (await server.as('approver')).me();
    await giveOnly(server, UserAccountId, { rights: { CREDITCHECK_COMPANYORDERS: ['Read'] } });
    const approver = await server.as('approver');
    const mine = (await approver.call(GetMyOrders, { limit: 1000 })).Items.map(({ OrderId }) => OrderId);
    const found = await Promise.all(orders.map(({ order_id }) => ordersFor(approver, `O-${order_id}`)));
    expect([...new Set(found.flat().map(({ OrderId }) => OrderId))].sort()).toEqual(mine.sort());
    expect((await approver.post(SearchInvoices.operation, { searchString: 'I' })).status).toBe(403);
  });
});

describe('an order', () => {
  const first = async (text: string) => (await ordersFor(await server.as('reseller'), text))[0]?.OrderNumber;
  const donau = () => orders.filter(({ buyer }) => buyer.startsWith('Donau-Dampf')).at(-1);

  it('is found by its number in every spelling', async () => {
    const id = donau()?.order_id;
    for (const text of [`O-${id}`, `o-${id}`, `O ${id}`, String(id), ` O-${id} `])
      expect([text, await first(text)]).toEqual([text, `O-${id}`]);
  });

  it.each([
    'donau',
    'DONAU',
    'gesellschaft donau',
    'dampfschiff',
    'donua-dampfschifffahrtsgesellschaft',
    'C-100734',
    'Донау',
  ])('is found by its customer: %s', async (text) => {
    const [hit] = await ordersFor(await server.as('reseller'), text);
    expect(hit?.Customer).toContain('Donau-Dampfschifffahrtsgesellschaft mbH');
  });

  it('is found by its service together with its customer, and by a name that its customer has got since', async () => {
    const reseller = await server.as('reseller');
    const [hit] = await ordersFor(reseller, 'donau');
    const service = hit?.Services.split(', ')[0] ?? '';
    expect((await ordersFor(reseller, `${service} donau`))[0]?.Services).toContain(service);
    await sql`update account set display_name = 'Szőke & Söhne KG' where display_name like 'Donau-Dampfschifffahrtsgesellschaft%'
      and account_type = 'Company'`.execute(server.database.owner);
    expect((await ordersFor(reseller, 'szoke sohne'))[0]?.Customer).toContain('Szőke & Söhne KG');
    expect((await ordersFor(reseller, 'szoek'))[0]?.Customer).toContain('Szőke & Söhne KG');
    const { Items } = await reseller.call(GetCreditCheckOrders, { options: { filter: 'szoek' }, limit: 1000 });
    expect(new Set(Items.map(({ Payer }) => Payer))).toEqual(new Set(['Szőke & Söhne KG']));
  });

  it.each(['', '   ', '%%%', '___', 'qqxyzzqq'])('is not found by %j', async (text) => {
    expect(await ordersFor(await server.as('reseller'), text)).toEqual([]);
  });
});

describe('an invoice', () => {
  it('is found by its number before all others, and says where its customer stands', async () => {
    const reseller = await server.as('reseller');
    const { CompanyAccount } = await reseller.me();
    const own = invoices.filter(({ seller }) => seller === CompanyAccount.DisplayName).at(-1);
    const [hit] = await invoicesFor(reseller, own?.number.toLowerCase() ?? '');
    expect(hit).toMatchObject({ InvoiceId: own?.invoice_id, InvoiceNumber: own?.number });
    expect(hit?.Customer).toBe(`${CompanyAccount.DisplayName} / ${own?.buyer}`);
  });

  it('is found by its customer, its seller and a slip in either, the newest first', async () => {
    const reseller = await server.as('reseller');
    const hits = await invoicesFor(reseller, 'dampfschifffahrtsgeselschaft donau');
    expect(hits.length).toBeGreaterThan(0);
    const ids = hits.map(({ InvoiceId }) => InvoiceId);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    const admin = await server.as('admin');
    const { AccountId: accountId } = (await admin.me()).CompanyAccount;
    const listed = await admin.call(GetInvoices, { accountId, options: { filter: 'ostsee sistemhaus' } });
    expect(listed.TotalCount).toBeGreaterThan(0);
    expect(new Set(listed.Items.map(({ Seller }) => Seller.includes('Ostsee')))).toEqual(new Set([true]));
  });
});

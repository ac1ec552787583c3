/** Orders approved while 50,000 requests to vendors are open and as many orders wait: how long it takes, and whether a table is read from end to end for it. */
import pg from 'pg';
import { latencies, p95 } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { benchDealSearch } from './deal-search.ts';
import { signedIn, startBuilt } from './server.ts';

const company = 100_734;
const open = 50_000;
const approvals = 60;
/** Read from end to end they would cost more with each order. */
const watched = ['customer_order', 'order_line', 'provisioning_request', 'subscription', 'account'] as const;

export async function benchOrders(databaseUrl: string): Promise<readonly Goal[]> {
  const server = await startBuilt(databaseUrl, 'small');
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('set search_path = portolan, public');
  const rows = async (text: string) => (await database.query<Record<string, number>>(text)).rows;
  const scans = async () =>
    Number(
      (
        await rows(`select sum(seq_scan) as n from pg_stat_user_tables
          where schemaname = 'portolan' and relname = any ('{${watched.join(',')}}')`)
      )[0]?.['n'],
    );
  try {
    const buyer = await signedIn(server.address, 'admin');
    const seller = await signedIn(server.address, 'reseller');
    const [service] = await rows(`select service_id from service where product_name = 'Endpoint Shield'`);
    await database.query(`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
      select t.terms_id, ${company}, u.account_id, 'en' from account u cross join lateral current_terms(u.account_id) t
      where u.parent_account_id = ${company} and u.account_type = 'User' and not t.is_privacy_policy on conflict do nothing`);
    await database.query(`update account_value set "values" = "values" - 'CreditLimit' where account_id = ${company}`);
    const orders: number[] = [];
    for (let count = 0; count < approvals; count += 1) {
      const line = { serviceId: Number(service?.['service_id']), quantity: 3, commitmentMonths: 1, billing: 'Monthly' };
      const placed = (await buyer.call('Account/PlaceOrder', { parentAccountId: company, lines: [line] })) as {
        Order: { OrderId: number };
      };
      orders.push(placed.Order.OrderId);
    }
    await plant(database, orders[0] ?? 0);
    const before = await scans();
    const times: number[] = [];
    for (const orderId of orders) {
      const began = performance.now();
      await seller.call('Account/ApproveCreditCheckOrder', { orderId });
      times.push(performance.now() - began);
    }
    // The server's counts of its backends arrive a moment later.
    await database.query('select pg_stat_force_next_flush(), pg_sleep(1)');
    const after = await scans();
    const read: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const began = performance.now();
      await seller.call('Account/GetCreditCheckOrders', { states: ['Pending'], limit: 20 });
      read.push(performance.now() - began);
    }
    const [requests] = await rows('select count(*)::integer as n from provisioning_request where not is_final');
    console.info(`\n  ${approvals} orders approved beside ${requests?.['n']} open requests: ${latencies(times)}`);
    console.info(`  tables read from end to end meanwhile, by the server's rounds as well: ${after - before}`);
    console.info(`  a page of those that wait: ${latencies(read)}`);
    const searched = await benchDealSearch(database, server.address);
    return [
      ...searched,
      {
        goal: 'an order is approved beside 50,000 open requests, p95',
        unit: 'ms',
        ours: [p95(times)],
        wanted: { atMost: 100 },
      },
      { goal: 'a page of 50,000 orders that wait, p95', unit: 'ms', ours: [p95(read)], wanted: { atMost: 300 } },
    ];
  } finally {
    await database.end();
    await server.stop();
  }
}

/** As a restored copy would be: orders of all payers that wait, and requests that their vendors have. */
async function plant(database: pg.Client, like: number): Promise<void> {
  await database.query(`
    begin;
    set local session_replication_role = replica;
    insert into customer_order (kind, creator_account_id, parent_account_id, seller_account_id, buyer_account_id, currency, order_value, exposure, credit_limit,
        state, submitted_utc, updated_utc)
      select 'New', o.creator_account_id, c.account_id, c.parent_account_id, c.account_id, c.currency, o.order_value, o.exposure, o.credit_limit, 'Pending',
        now() - n * interval '1 second', now()
      from generate_series(1, ${open}) n
      join (select account_id, parent_account_id, currency, row_number() over (order by account_id) as place, count(*) over () as all_of
        from account where account_type = 'Company' and account_id <> ${company} and currency is not null) c on c.place = 1 + n % c.all_of
      cross join (select * from customer_order where order_id = ${like}) o;
    insert into provisioning_request (account_id, service_id, connector_id, seller_account_id, buyer_account_id, company_account_id, action, target, payload,
        state, waiting_for, next_try_utc)
      select s.account_id, s.service_id, s.connector_id, t.seller_account_id, t.buyer_account_id, t.buyer_account_id, 'Change', '{"quantity": 5}', '{}',
        'Waiting', 'Vendor', now() + interval '1 year'
      from generate_series(1, ${open}) n
      join (select own.*, row_number() over (order by own.account_id) as place, count(*) over () as all_of from subscription own
        where own.state = 'Active' and own.connector_id is not null) s on s.place = 1 + n % s.all_of
      join sale_tier t on t.account_id = s.account_id and t.position = 1 and t.to_date is null;
    commit`);
  await database.query('analyze customer_order, provisioning_request');
}

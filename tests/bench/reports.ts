/**
 * Every report over a year of business: its page with sums, its chart and the first page of its file, for the owner of the marketplace and for one of its sellers.
 * `size=5000` takes fewer companies than 50,000, `only=margin` fewer reports; each company has three subscriptions, twelve lines a month, and its share of orders, requests, use and drift.
 */
import pg from 'pg';
import { limits } from '../../src/rules/limits.ts';
import { first, generate } from './billing.ts';
import { p95, quantile } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { type Server, signedIn, startBuilt } from './server.ts';

const rounds = 8;
const months = 12;

interface Listed {
  readonly Report: string;
}

/** @param only these reports; none: all. */
export async function benchReports(
  databaseUrl: string,
  companies: number,
  only: readonly string[],
): Promise<readonly Goal[]> {
  await (await startBuilt(databaseUrl, 'small')).stop();
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('set search_path = portolan, public');
  const goals: Goal[] = [];
  let server: Server | undefined;
  try {
    const began = performance.now();
    await generate(database, companies);
    await plant(database);
    const { rows } = await database.query<{ table: string; rows: number }>(
      `select relname as table, n_live_tup::integer as rows from pg_stat_user_tables
     where relname in ('invoice_line', 'subscription', 'customer_order', 'provisioning_request', 'usage_record', 'drift', 'custom_charge') order by 2 desc`,
    );
    console.info(
      `\n${companies} companies and a year of theirs in ${((performance.now() - began) / 1000).toFixed(0)} s:`,
    );
    console.info(`  ${rows.map(({ table, rows: count }) => `${count} ${table}`).join(', ')}`);
    server = await startBuilt(databaseUrl, 'small');
    await untilSummed(database);
    goals.push(...(await measureReports(server, only)));
  } finally {
    await database.end();
    await server?.stop();
  }
  return goals;
}

/** Each report of a server as its pages ask for it: a page with sums, the chart, and the first page of a file. @param only these; none: all. */
export async function measureReports({ address }: Server, only: readonly string[]): Promise<readonly Goal[]> {
  const { call } = await signedIn(address, 'owner');
  const goals: Goal[] = [];
  for (const { Report: report } of (await call('Reporting/GetReports', {})) as readonly Listed[]) {
    if (only.length > 0 && !only.includes(report)) continue;
    const ofSeller = ['revenue', 'revenue-by-month', 'margin'].includes(report);
    // Sales of one with 2,500 customers, and of the marketplace itself to all sellers.
    for (const [whose, parameters] of ofSeller
      ? [[' of a seller', { seller: first }] as const, ['', {}] as const]
      : [['', {}] as const]) {
      const run = await times(() => call('Reporting/RunReport', { report, parameters, limit: 20 }));
      const drawn = await times(() => call('Reporting/GetReportChart', { report, parameters }));
      const file = await times(() =>
        call('Reporting/RunReport', { report, parameters, limit: limits.maximumPageSize }),
      );
      const { TotalCount } = (await call('Reporting/RunReport', { report, parameters, limit: 1 })) as {
        readonly TotalCount: number;
      };
      console.info(
        `  ${(report + whose).padEnd(27)} ${String(TotalCount).padStart(7)} rows   ${spread(run)}   chart ${spread(drawn)}   file ${spread(file)}`,
      );
      goals.push(
        goal(`report ${report}${whose}`, run),
        goal(`chart of ${report}${whose}`, drawn),
        goal(`file of ${report}${whose}, first page`, file),
      );
    }
  }
  return goals;
}

const goal = (name: string, ours: readonly number[]): Goal => ({
  goal: `${name}, p95`,
  unit: 'ms',
  ours: [p95(ours)],
  wanted: { atMost: 1000 },
});

/** As restored copies: what is one row of the demo world is many, of the companies that were made and of the last twelve months. */
export async function plant(database: pg.Client): Promise<void> {
  const day = `now() - (n % 360) * interval '1 day'`;
  const statements = [
    `create temporary table sale on commit drop as
      select t.tier_id, t.position, t.account_id, t.seller_account_id, t.buyer_account_id, s.service_id, p.span_id, p.item_id, p.quantity,
        tp.tier_price_id, tp.amount, dense_rank() over (order by t.seller_account_id, t.buyer_account_id) as deal
      from sale_tier t join subscription s using (account_id) join subscription_span p using (account_id) join tier_price tp on tp.tier_id = t.tier_id and tp.item_id = p.item_id
      where t.account_id >= ${first}`,
    `create temporary table deal on commit drop as
      select d.*, row_number() over (order by deal, month) + 500000000 as invoice_id from (
        select s.deal, s.seller_account_id, s.buyer_account_id, m.month, sum(s.amount * s.quantity) as net from sale s
        cross join (select to_char(date_trunc('month', now()) - n * interval '1 month', 'YYYYMM')::integer as month from generate_series(1, ${months}) n) m
        group by s.deal, s.seller_account_id, s.buyer_account_id, m.month) d`,
    `insert into invoice (invoice_id, seller_account_id, buyer_account_id, interval_id, state, number, currency, net, tax, total, issued_utc, buyer_data)
      overriding system value
      select invoice_id, seller_account_id, buyer_account_id, month, 'Final', 'B-' || invoice_id, 'EUR', net, 0, net, now(),
        jsonb_build_object('name', 'Company ' || buyer_account_id) from deal`,
    `insert into invoice_line (invoice_id, seller_account_id, buyer_account_id, interval_id, line_no, kind, account_id, service_id, item_id, tier_id, span_id,
        tier_price_id, covers, quantity, unit_price, months, amount)
      select d.invoice_id, d.seller_account_id, d.buyer_account_id, d.month, row_number() over (partition by d.invoice_id order by s.tier_id), 'Recurring',
        s.account_id, s.service_id, s.item_id, s.tier_id, s.span_id, s.tier_price_id,
        daterange(to_date(d.month::text, 'YYYYMM'), (to_date(d.month::text, 'YYYYMM') + interval '1 month')::date), s.quantity, s.amount, 1, s.amount * s.quantity
      from deal d join sale s using (deal)`,
    `insert into customer_order (creator_account_id, parent_account_id, seller_account_id, buyer_account_id, currency, order_value, state, submitted_utc)
      select o.creator_account_id, s.buyer_account_id, s.seller_account_id, s.buyer_account_id, 'EUR', 10 + n % 500,
        (array['Approved', 'Approved', 'Rejected', 'Pending'])[1 + n % 4], ${day}
      from (select *, row_number() over () as n from sale where position = 1) s cross join (select creator_account_id from customer_order limit 1) o`,
    `insert into order_decision (order_id, decision, by_account_id, at_utc, exposure)
      select o.order_id, o.state, o.creator_account_id, o.submitted_utc + interval '5 hours', 0 from customer_order o
      where o.state in ('Approved', 'Rejected') and not exists (select from order_decision d where d.order_id = o.order_id)`,
    `insert into provisioning_request (account_id, service_id, connector_id, seller_account_id, buyer_account_id, company_account_id, action, payload, state,
        attempts_count, created_utc, finished_utc, next_try_utc)
      select s.account_id, s.service_id, c.connector_id, s.seller_account_id, s.buyer_account_id, s.buyer_account_id, 'Create', '{}',
        case when n % 50 = 0 then 'Failed' else 'Completed' end, 1 + n % 3, ${day}, ${day} + interval '7 minutes', now() + interval '1 year'
      from (select *, row_number() over () as n from sale where position = 1) s cross join (select min(connector_id) as connector_id from connector) c`,
    `insert into usage_record (account_id, item_id, connector_id, day_date, vendor_key, quantity)
      select s.account_id, s.item_id, c.connector_id, (now() - d * interval '1 month')::date, s.account_id || '-' || s.item_id || '-' || d, 1 + d
      from (select * from sale where position = 1) s cross join generate_series(0, 3) d cross join (select min(connector_id) as connector_id from connector) c`,
    `insert into drift (kind, account_id, seller_account_id, buyer_account_id, connector_id, service_id, subject, expected, found, first_seen_utc, resolved_utc)
      select 'QuantityDiffers', s.account_id, s.seller_account_id, s.buyer_account_id, c.connector_id, s.service_id, 'Quantity', '3', '4', ${day},
        case when n % 3 > 0 then now() end
      from (select *, row_number() over () as n from sale where position = 1) s cross join (select min(connector_id) as connector_id from connector) c
      where n % 10 = 0`,
    `insert into custom_charge (seller_account_id, buyer_account_id, name, amount, currency, creator_account_id, created_utc)
      select s.seller_account_id, s.buyer_account_id, 'Charge ' || n, 20 + n % 300, 'EUR', o.creator_account_id, ${day}
      from (select *, row_number() over () as n from sale where position = 1) s cross join (select creator_account_id from customer_order limit 1) o
      where n % 5 = 0`,
    `insert into month_to_sum (seller_account_id, interval_id) select distinct seller_account_id, interval_id from invoice where invoice_id >= 500000000`,
    // Terms that end within the year ahead.
    `update subscription set term_end_date = (current_date + 1 + (account_id % 360)::integer), commitment_months = 12 where account_id >= ${first}`,
  ];
  await database.query('begin; set local session_replication_role = replica');
  for (const statement of statements) await database.query(statement);
  await database.query('commit');
  await database.query('vacuum analyze');
}

/** All months are summed by the server's own job. */
async function untilSummed(database: pg.Client): Promise<void> {
  const began = performance.now();
  const open = async (): Promise<number> =>
    Number((await database.query('select count(*) from month_to_sum')).rows[0]?.count);
  const months = await open();
  while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  console.info(`  ${months} months of sellers summed in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

async function times(work: () => Promise<unknown>): Promise<readonly number[]> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    all.push(performance.now() - began);
    // One that takes this long is known well enough by then.
    if (performance.now() - began > 5000 && round > 1) break;
  }
  return all;
}

const spread = (values: readonly number[]): string =>
  `p50 ${quantile(values, 0.5).toFixed(0).padStart(5)} ms, p95 ${p95(values).toFixed(0).padStart(5)} ms`;

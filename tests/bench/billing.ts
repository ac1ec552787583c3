/** A bill run at scale: 50,000 companies with 150,000 subscriptions and 600,000 lines, and how their bills are read; `size=500` takes fewer companies. */
import pg from 'pg';
import { cutOffOf, intervalOf } from '../../src/rules/billing/interval.ts';
import { latencies, p95 } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { type Server, signedIn, startBuilt } from './server.ts';

const sellers = 50;
const subscriptionsOfCompany = 3;
/** So many companies buy from the first seller: with what he pays himself his bill has 30,000 rows. */
const ofFirstSeller = 2_500;
/** The month that goes on: earlier ones of the demo world are billed already. Its bills look for what is still to be billed besides. */
export const interval = intervalOf(new Date().toISOString().slice(0, 10));
/** Beyond all ids of the demo world. */
export const first = 50_000_000;

export async function benchBilling(databaseUrl: string, companies: number): Promise<readonly Goal[]> {
  await (await startBuilt(databaseUrl, 'small')).stop();
  let server: Server | undefined;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('set search_path = portolan, public');
  const count = async (text: string): Promise<number> => Number((await database.query(text)).rows[0]?.count);
  try {
    const made = await timed(() => generate(database, companies));
    console.info(`\n${companies} companies made in ${seconds(made)}`);
    // One that has not made a world itself, and so has the memory of any other.
    const billing = await startBuilt(databaseUrl, 'small');
    server = billing;
    const { call } = await signedIn(billing.address, 'owner');
    let most = 0;
    const billed = await timed(async () => {
      await call('Administration/BillingRun', { interval });
      for (let open = 1; open > 0; ) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        most = Math.max(most, await billing.memory());
        open = await count(`select count(*) from bill_run where state = 'Running'`);
      }
    });
    const lines = await count(`select count(*) from invoice_line where interval_id = ${interval}`);
    const failed = await count(`select count(*) from bill_run_item where state = 'Failed'`);
    const invoices = await count(`select count(*) from invoice where state = 'Final'`);
    console.info(
      `  ${invoices} invoices of ${lines} lines in ${seconds(billed)}: ${Math.round(lines / (billed / 1000))} lines a second, ` +
        `${failed} not billed, at most ${Math.round(most)} MB`,
    );
    await database.query('vacuum analyze invoice, invoice_line, invoice_sum');
    const read = async (accountId: number, more: object) => {
      const times: number[] = [];
      for (let round = 0; round < 40; round += 1)
        times.push(
          await timed(() =>
            call('Account/GetOnlineBillReport', { accountId, intervalId: interval, limit: 20, ...more }),
          ),
        );
      return times;
    };
    // While the month goes on, who is not billed yet is looked for besides.
    const open = await read(first, {});
    await call('Administration/SetClock', {
      moment: new Date(cutOffOf(interval).getTime() + 86_400_000).toISOString(),
    });
    await settled(count);
    const ofCompany = await read(first + sellers, {});
    const rows = await read(first, {});
    const customers = await read(first, { groupByCustomers: true });
    // Behind the last row no row is read: what is left are the sums.
    const sums = await read(first, { options: { offset: 1_000_000 } });
    console.info(
      `  a bill of a company ${latencies(ofCompany)}\n  of a seller ${latencies(rows)}\n  before the month ends ${latencies(open)}\n  by customer ${latencies(customers)}\n  its sums alone ${latencies(sums)}`,
    );
    return [
      {
        goal: `${companies} companies billed`,
        unit: 's',
        ours: [billed / 1000],
        wanted: { atMost: Math.max(10, (companies / 50_000) * 120) },
      },
      { goal: 'memory of the server while it bills', unit: 'MB', ours: [most], wanted: { atMost: 600 } },
      { goal: 'a bill of a company is read, p95', unit: 'ms', ours: [p95(ofCompany)], wanted: { atMost: 100 } },
      { goal: '30,000 rows of a seller: page and sums, p95', unit: 'ms', ours: [p95(rows)], wanted: { atMost: 60 } },
      { goal: 'its sums alone, p95', unit: 'ms', ours: [p95(sums)], wanted: { atMost: 30 } },
      { goal: 'the same by customer, p95', unit: 'ms', ours: [p95(customers)], wanted: { atMost: 60 } },
    ];
  } finally {
    await database.end();
    await server?.stop();
  }
}

/** Loaded as a restored copy would be: what triggers would work out stands in the rows already. */
export async function generate(database: pg.Client, companies: number): Promise<void> {
  const since = `(date_trunc('month', now()) - interval '3 months')::date`;
  const company = `${first + sellers} + n`;
  const seller = `${first} + case when n < ${ofFirstSeller} then 0 else 1 + n % ${sellers - 1} end`;
  const product = `${first + sellers} + ${companies} + n`;
  await database.query(`
    begin;
    set local session_replication_role = replica;
    create temporary table root on commit drop as select account_id, path from account where parent_account_id is null;
    create temporary table fee on commit drop as
      select i.item_id, i.service_id, s.product_name, row_number() over (order by i.item_id) as place from item i join service s using (service_id)
      where i.basis = 'Unit' and i.billing = 'Monthly' and i.state = 'Active' order by i.item_id limit 2;
    insert into account (account_id, parent_account_id, path, account_type, display_name, account_identificator, country, currency)
      select ${first} + n, root.account_id, root.path || (${first} + n) || '/', 'Reseller', 'Seller ' || n, 'S-' || n, 'DE', 'EUR'
      from generate_series(0, ${sellers - 1}) n, root;
    insert into account (account_id, parent_account_id, path, account_type, display_name, account_identificator, country, currency)
      select ${company}, ${seller}, root.path || (${seller}) || '/' || (${company}) || '/', 'Company', 'Company ' || n, 'B-' || n, 'DE', 'EUR'
      from generate_series(0, ${companies - 1}) n, root;
    insert into account (account_id, parent_account_id, path, account_type, product_name, display_name, account_identificator)
      select ${product}, c.account_id, c.path || (${product}) || '/', 'Product', fee.product_name, 'Subscription ' || n, 'P-' || (${product})
      from generate_series(0, ${companies * subscriptionsOfCompany - 1}) n
      join account c on c.account_id = ${first + sellers} + n / ${subscriptionsOfCompany}, fee where fee.place = 1;
    insert into subscription (account_id, service_id, commitment_months, billing, quantity, state, start_date, term_start_date)
      select a.account_id, fee.service_id, 1, 'Monthly', 1 + a.account_id % 40, 'Active', ${since}, ${since}
      from account a, fee where fee.place = 1 and a.account_id >= ${first + sellers + companies};
    insert into subscription_span (account_id, item_id, quantity, from_date)
      select s.account_id, fee.item_id, s.quantity, ${since} from subscription s, fee where s.account_id >= ${first};
    insert into sale_tier (account_id, position, seller_account_id, buyer_account_id, currency, from_date)
      select s.account_id, tier.place, tier.seller, tier.buyer, 'EUR', ${since}
      from subscription s join account own using (account_id) join account c on c.account_id = own.parent_account_id, root
      cross join lateral (values (1, c.parent_account_id, c.account_id), (2, root.account_id, c.parent_account_id)) tier (place, seller, buyer)
      where s.account_id >= ${first};
    insert into tier_price (tier_id, seller_account_id, buyer_account_id, item_id, kind, amount, from_date)
      select t.tier_id, t.seller_account_id, t.buyer_account_id, fee.item_id, 'Protected', 9.9 - t.position, ${since}
      from sale_tier t, fee where t.account_id >= ${first};
    commit`);
  // What was sold before this month is of no interest here, and printing is measured elsewhere.
  await database.query(`update installation set value = '1000000000' where name = 'first-printed-invoice'`);
  await database.query(`update installation set value = '${interval}' where name = 'first-billed-interval'`);
  await database.query('analyze account, subscription, subscription_span, sale_tier, tier_price');
}

/** What the end of the month has set going is done; work that comes again and again is waited for a minute at most. */
async function settled(count: (text: string) => Promise<number>): Promise<void> {
  const due = `select count(*) from job where state = 'Running' or state = 'Queued' and run_at <= now()`;
  let quiet = 0;
  for (let waited = 0; quiet < 3 && waited < 60; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    quiet = (await count(due)) === 0 ? quiet + 1 : 0;
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

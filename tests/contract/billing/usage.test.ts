/** What vendors say was used: taken over once, corrected until it is billed, and billed in every sale alike. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import GetUsage from '../../../manifests/operations/Provisioning/GetUsage.ts';
import { intervalAfter, intervalOf } from '../../../src/rules/billing/interval.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import type { Service } from '../../../src/server/service.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';

interface Told {
  readonly key: string;
  readonly reference: string;
  readonly vendor_sku: string;
  readonly quantity: number;
}

const thisInterval = intervalOf(new Date().toISOString().slice(0, 10));
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** What the vendor tells of yesterday; undefined: he fails. */
let told: readonly Told[] | undefined = [];
const vendor = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://vendor');
  const usage = searchParams.get('day') === yesterday ? told : [];
  response.writeHead(told ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify({ usage }));
});

let server: TestServer;
let service: Service;
let owner: Caller;
/** A subscription with a fee by use, its connector, and what the vendor calls both. */
let sold: { readonly account_id: number; readonly item_id: number; readonly sku: string; readonly connector: number };
const reference = 'sub-1';

beforeAll(async () => {
  server = await startTestServer();
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  service = { ...server.service, settings: { ...server.service.settings, connectorOrigins: [origin] } };
  owner = await server.as('owner');
  const secret = service.secrets.encrypt('connector', `whsec_${Buffer.alloc(32, 7).toString('base64')}`);
  const [found] = await rowsOf(sql<typeof sold>`
    select s.account_id, i.item_id, i.vendor_sku as sku, c.connector_id as connector
    from subscription s join item i using (service_id) join service v using (service_id) join connector c on c.connector_id = v.connector_id
    where i.basis = 'Metered' and s.state = 'Active' and i.vendor_sku is not null and not exists (
      select from sale_tier t left join account_value b on b.account_id = t.buyer_account_id
      where t.account_id = s.account_id and (b."values" ->> 'BillingStartDate')::date > current_date - 30)
      and (select count(*) from sale_tier t where t.account_id = s.account_id and t.to_date is null) = 2
    order by s.account_id limit 1`);
  if (!found) throw new Error('The demo world has no subscription that is paid by use');
  sold = found;
  await rowsOf(sql`update connector set url = ${origin}, secret = ${secret} where connector_id = ${sold.connector}`);
  // The demo world's other vendors answer nobody here.
  await rowsOf(sql`update connector set health = 'Misconfigured' where connector_id <> ${sold.connector}`);
  await rowsOf(
    sql`update subscription set connector_id = ${sold.connector}, vendor_reference = ${reference} where account_id = ${sold.account_id}`,
  );
  await rowsOf(sql`insert into account_value (account_id, "values") select t.buyer_account_id, '{}' from sale_tier t where t.account_id = ${sold.account_id}
    on conflict do nothing`);
});
afterAll(async () => {
  vendor.close();
  await server.close();
});
beforeEach(() => {
  problems.length = 0;
});

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(server.database.owner)).rows;

const problems: string[] = [];
async function work(name: 'usage' | 'bill'): Promise<void> {
  await rowsOf(sql`delete from job where name = ${name}`);
  await rowsOf(sql`insert into job (name, payload) values (${name}, '{}')`);
  const onProblem = (problem: unknown) => problems.push(String(problem));
  await new Worker({ service, handlers: new Map(), onProblem }).drain();
}

const use = (quantity: number, more: Partial<Told> = {}): Told => ({
  ...{ key: 'use-1', reference, vendor_sku: sold.sku, quantity },
  ...more,
});
async function tell(...wanted: readonly Told[]): Promise<void> {
  told = wanted;
  await work('usage');
}
const records = () =>
  rowsOf(sql<{ key: string; quantity: number; interval: number | null }>`
    select vendor_key as key, quantity, interval_id as interval from usage_record where account_id = ${sold.account_id} order by usage_id`);
const lines = (interval: number) =>
  rowsOf(sql<{ quantity: number; is_right: boolean }>`
    select l.quantity, l.amount = round(l.quantity * l.unit_price, 2) as is_right from invoice_line l
    where l.kind = 'Usage' and l.account_id = ${sold.account_id} and l.item_id = ${sold.item_id} and l.interval_id = ${interval}`);

describe('what a vendor tells', () => {
  it('is kept once, however often it is told, and corrected while it is not billed', async () => {
    await tell(use(12.5), use(7, { key: 'use-2' }));
    expect(problems).toEqual([]);
    await tell(use(12.5), use(7, { key: 'use-2' }));
    expect(await records()).toEqual([
      { key: 'use-1', quantity: 12.5, interval: null },
      { key: 'use-2', quantity: 7, interval: null },
    ]);
    await tell(use(10), use(11.25), use(7, { key: 'use-2' }));
    expect(await records()).toMatchObject([{ quantity: 11.25 }, { quantity: 7 }]);
  });

  it('is refused where it is of no subscription of this connector or of no fee by use', async () => {
    const [other] = await rowsOf(sql<{ account_id: number }>`
      update subscription set vendor_reference = 'sub-other', connector_id = (select min(connector_id) from connector where connector_id <> ${sold.connector})
      where account_id = (select min(account_id) from subscription where state = 'Active' and account_id <> ${sold.account_id}) returning account_id`);
    const before = await records();
    await tell(
      use(1, { key: 'odd-1', reference: 'sub-other' }),
      use(1, { key: 'odd-2', vendor_sku: 'NOTHING' }),
      use(1e9, { key: 'odd-3' }),
    );
    expect(await records()).toEqual(before);
    expect(problems).toContainEqual(expect.stringContaining('3 times: odd-1, odd-2, odd-3'));
    expect(await rowsOf(sql`select 1 from usage_record where account_id = ${other?.account_id}`)).toEqual([]);
  });

  it('is shown day by day to whoever sees the subscription and may read bills', async () => {
    const { Items } = await owner.call(GetUsage, { accountId: sold.account_id });
    expect(Items).toMatchObject([{ Day: yesterday, AccountId: sold.account_id, Quantity: 18.25, Billed: 0 }]);
    const [own] = await rowsOf(sql<{ id: number }>`
      select a.account_id as id from account a join account c on a.path ^@ c.path
      where c.account_id = ${(await owner.me()).UserAccountId} order by a.account_id limit 1`);
    expect((await owner.call(GetUsage, { accountId: own?.id ?? 0 })).Items).toEqual([]);
    const stranger = await server.as('admin');
    const [far] = await rowsOf(sql<{ id: number }>`
      select s.account_id as id from subscription s join account a using (account_id), account c
      where c.account_id = ${(await stranger.me()).CompanyAccount.AccountId} and not a.path ^@ c.path limit 1`);
    expect(await stranger.post('Provisioning/GetUsage', { accountId: far?.id })).toMatchObject({ status: 404 });
    await giveOnly(server, (await stranger.me()).UserAccountId, { rights: { USER_ACCOUNT: ['Read'] } });
    const without = await signIn(server.app, 'admin');
    const { AccountId } = (await without.me()).CompanyAccount;
    expect(await without.post('Provisioning/GetUsage', { accountId: AccountId })).toMatchObject({ status: 403 });
  });

  it('waits for another day where the vendor does not answer', async () => {
    const before = await records();
    told = undefined;
    await work('usage');
    expect(problems).toContainEqual(expect.stringContaining(`Connector ${sold.connector} has not told what was used`));
    expect(await records()).toEqual(before);
  });

  it('is taken over and billed by the product alone', async () => {
    const { pool } = server.database;
    await expect(pool.query('update portolan.usage_record set quantity = 1')).rejects.toThrow('permission denied');
    const [buyer] = await rowsOf(sql<{ path: string; id: number }>`
      select a.path, a.account_id as id from sale_tier t join account a on a.account_id = t.buyer_account_id where t.account_id = ${sold.account_id} order by t.position limit 1`);
    const inScope = (text: string, values: unknown[]) =>
      pool.connect().then(async (client) => {
        try {
          await client.query('begin');
          await client.query(`select set_config('app.scope', $1, true), set_config('app.user', $2, true)`, [
            buyer?.path,
            '17',
          ]);
          return await client.query(text, values);
        } finally {
          await client.query('rollback');
          client.release();
        }
      });
    await expect(
      inScope('select * from portolan.take_usage($1, $2, $3)', [sold.connector, yesterday, JSON.stringify([use(0)])]),
    ).rejects.toThrow('by the product itself');
    await expect(
      inScope('select portolan.hold_usage(1, array[$1::bigint], $2, now())', [buyer?.id, thisInterval]),
    ).rejects.toThrow('by its seller');
  });
});

describe('a bill', () => {
  it('has what was used, alike in every sale; what was told of it later comes to the next one', async () => {
    await owner.call(BillingRun, { interval: thisInterval });
    await work('bill');
    expect(await lines(thisInterval)).toEqual([
      { quantity: 18.25, is_right: true },
      { quantity: 18.25, is_right: true },
    ]);
    expect((await records()).map(({ interval }) => interval)).toEqual([thisInterval, thisInterval]);
    await expect(
      rowsOf(sql`update usage_record set quantity = 0 where account_id = ${sold.account_id}`),
    ).rejects.toThrow('stays');
    await tell(use(20), use(6, { key: 'use-2' }));
    await tell(use(15.5), use(6, { key: 'use-2' }));
    expect(await records()).toEqual([
      { key: 'use-1', quantity: 11.25, interval: thisInterval },
      { key: 'use-2', quantity: 7, interval: thisInterval },
      { key: 'use-1', quantity: 4.25, interval: null },
      { key: 'use-2', quantity: -1, interval: null },
    ]);
    // What was billed right is no difference.
    await tell(use(11.25), use(6, { key: 'use-2' }));
    expect((await records()).slice(2)).toMatchObject([{ quantity: 0 }, { quantity: -1 }]);
    await tell(use(15.5), use(6, { key: 'use-2' }));
    const next = intervalAfter(thisInterval, 1);
    await server.database.owner.transaction().execute(async (transaction) => {
      await sql`select set_config('app.scope', '/1/', true)`.execute(transaction);
      await sql`select begin_bill_runs(${next}, now())`.execute(transaction);
    });
    await work('bill');
    expect(await lines(next)).toEqual([
      { quantity: 3.25, is_right: true },
      { quantity: 3.25, is_right: true },
    ]);
    expect(await lines(thisInterval)).toHaveLength(2);
  });

  it('that is being made keeps a correction waiting, which becomes a difference', async () => {
    const before = (await records()).length;
    const interval = intervalAfter(thisInterval, 2);
    await tell(use(5, { key: 'use-3' }));
    const [sale] = await rowsOf(sql<{ seller: number; buyer: number }>`
      select seller_account_id as seller, buyer_account_id as buyer from sale_tier where account_id = ${sold.account_id} order by position limit 1`);
    let correction: Promise<void> | undefined;
    await server.database.owner.transaction().execute(async (transaction) => {
      await sql`select set_config('app.scope', '/1/', true)`.execute(transaction);
      await sql`select hold_usage(${sale?.seller}, array[${sale?.buyer}::bigint], ${interval}, now())`.execute(
        transaction,
      );
      correction = tell(use(8, { key: 'use-3' }));
      await expect
        .poll(() =>
          rowsOf(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%take_usage%'`),
        )
        .not.toEqual([]);
    });
    await correction;
    expect((await records()).slice(before)).toEqual([
      { key: 'use-3', quantity: 5, interval },
      { key: 'use-3', quantity: 3, interval: null },
    ]);
  });
});

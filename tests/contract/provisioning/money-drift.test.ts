/** Bills, sales and orders that differ from what runs: of each kind what was planted over the demo's lives is found, each once, and nothing else (P9). */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWhole } from '../../../generators/testing/sample.ts';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { moneyDrifts } from '../../../src/rules/provisioning/drift-kinds.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { type RunningWorld, startRunningWorld } from '../subscriptions/running.ts';

/** So many of each kind, drawn by this seed among all that would do. */
const many = isWhole ? 10 : 3;
const seed = new Date().toISOString().slice(0, 10);

let world: RunningWorld;
beforeAll(async () => {
  world = await startRunningWorld();
  await (await world.server.as('owner')).call(BillingRun, { interval: intervalOf(seed) });
  await job('bill');
});
afterAll(() => world.server.close());

const owner = () => world.server.database.owner;
async function job(name: string): Promise<void> {
  await sql`delete from job where name = ${name}`.execute(owner());
  await sql`insert into job (name, payload) values (${name}, '{}')`.execute(owner());
  await new Worker({ service: world.server.service, handlers: new Map(), onProblem: () => undefined }).drain();
}
async function found(): Promise<readonly string[]> {
  await job('reconcile');
  const rows = await world.rowsOf(sql<{ drift: string }>`
    select kind || ' ' || subject as drift from drift where resolved_utc is null and kind = any (${[...moneyDrifts]}::text[])`);
  return rows.map(({ drift }) => drift).sort();
}

const used: number[] = [];
interface Victim {
  readonly account_id: number;
  readonly id: number;
}
/** Of accounts at which nothing else is planted. */
async function victims(candidates: RawBuilder<Victim>): Promise<readonly Victim[]> {
  const rows = await world.rowsOf(sql<Victim>`
    select * from (select distinct on (account_id) * from (${candidates}) candidate where account_id <> all (${used}::bigint[]) order by account_id, id) one
    order by md5(account_id || ${seed}) limit ${many}`);
  used.push(...rows.map(({ account_id }) => account_id));
  return rows;
}
/** What no call can do: somebody has changed a table by hand. */
const byHand = (table: string, change: RawBuilder<unknown>) =>
  owner()
    .transaction()
    .execute(async (transaction) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
      await change.execute(transaction);
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
    });

/** Lines of the month that was billed, one span each. */
const billed = (more: RawBuilder<boolean>) => sql<Victim>`
  select l.account_id, l.span_id as id from invoice_line l
  join invoice i using (invoice_id) join item using (item_id) join subscription s on s.account_id = l.account_id
  left join service v on v.service_id = l.service_id
  where i.state = 'Final' and l.kind = 'Recurring' and l.months = 1 and item.billing = 'Monthly' and s.state = 'Active' and l.interval_id = ${intervalOf(seed)}
    and coalesce(v.billing_rule, 'Prorate') = 'Prorate' and upper(l.covers) - lower(l.covers) > 2 and ${more}`;
/** What is on final bills and was not taken back by a credit note. */
const linesWhere = async (kind: string, which: RawBuilder<unknown>) =>
  (
    await world.rowsOf(sql<{ id: number }>`
      select l.invoice_line_id as id from invoice_line l join invoice i using (invoice_id)
      where i.state = 'Final' and l.kind in ('Recurring', 'OneTime') and ${which}
        and not exists (select from invoice_line c where c.credits_line_id = l.invoice_line_id)`)
  ).map(({ id }) => `${kind} line ${id}`);
const linesOf = (kind: string, span: number) => linesWhere(kind, sql`l.span_id = ${span}`);

/** Each plants one at a victim, and says what is to be found. */
const plants: Readonly<Record<(typeof moneyDrifts)[number], () => Promise<readonly string[]>>> = {
  BilledAfterEnd: async () => {
    const names: string[] = [];
    for (const { account_id, id } of await victims(billed(sql`true`))) {
      await byHand(
        'subscription',
        sql`update subscription set state = 'Ended', ended_date = current_date, end_cause = 'Termination' where account_id = ${account_id}`,
      );
      await byHand(
        'subscription_span',
        sql`update subscription_span set to_date = (select min(lower(l.covers)) + 1 from invoice_line l where l.span_id = ${id})
        where span_id = ${id}`,
      );
      names.push(
        ...(await linesWhere(
          'BilledAfterEnd',
          sql`l.span_id = ${id} and upper(l.covers) > (select to_date from subscription_span p where p.span_id = ${id})`,
        )),
      );
    }
    return names;
  },
  QuantityBilled: async () => {
    const names: string[] = [];
    for (const { id } of await victims(billed(sql`item.basis = 'Unit'`))) {
      await byHand(
        'subscription_span',
        sql`update subscription_span set quantity = quantity + 1 where span_id = ${id}`,
      );
      names.push(...(await linesOf('QuantityBilled', id)));
    }
    return names;
  },
  PriceBilled: async () => {
    const names: string[] = [];
    for (const { id } of await victims(billed(sql`l.tier_price_id is not null`))) {
      const [price] = await world.rowsOf(
        sql<{
          id: number;
        }>`select tier_price_id as id from invoice_line where span_id = ${id} and tier_price_id is not null limit 1`,
      );
      await byHand('tier_price', sql`update tier_price set amount = amount + 1 where tier_price_id = ${price?.id}`);
      names.push(...(await linesWhere('PriceBilled', sql`l.tier_price_id = ${price?.id}`)));
    }
    return names;
  },
  CurrencyDiffers: async () => {
    const names: string[] = [];
    for (const { account_id, id } of await victims(
      billed(sql`exists (select from sale_tier t where t.account_id = l.account_id and t.to_date is null)`),
    )) {
      const [tier] = await world.rowsOf(sql<{
        id: number;
      }>`select tier_id as id from sale_tier t where t.account_id = ${account_id} and t.to_date is null
        and exists (select from invoice_line l where l.tier_id = t.tier_id and l.span_id = ${id}) order by tier_id limit 1`);
      await byHand('sale_tier', sql`update sale_tier set currency = 'JPY' where tier_id = ${tier?.id}`);
      names.push(
        `CurrencyDiffers tier ${tier?.id}`,
        ...(await linesWhere('CurrencyDiffers', sql`l.tier_id = ${tier?.id}`)),
      );
    }
    return names;
  },
  IntervalDiffers: async () => {
    const names: string[] = [];
    for (const { id } of await victims(billed(sql`true`))) {
      await byHand(
        'invoice_line',
        sql`update invoice_line set covers = daterange((lower(covers) - interval '1 month')::date, (lower(covers) - interval '1 month')::date + 2)
        where span_id = ${id}`,
      );
      names.push(...(await linesOf('IntervalDiffers', id)));
    }
    return names;
  },
  ActiveNotBilled: async () => {
    const names: string[] = [];
    for (const { account_id, id } of await victims(billed(sql`true`))) {
      const [span] = await world.rowsOf(sql<{ id: number }>`
        insert into subscription_span (account_id, item_id, quantity, from_date, is_addition)
        select account_id, item_id, 1, from_date, true from subscription_span where span_id = ${id} returning span_id as id`);
      const tiers = await world.rowsOf(
        sql<{ id: number }>`select distinct tier_id as id from invoice_line where span_id = ${id}`,
      );
      names.push(...tiers.map((tier) => `ActiveNotBilled span ${span?.id} tier ${tier.id}`));
      expect(account_id).toBeGreaterThan(0);
    }
    return names;
  },
  NotOffered: async () => {
    const names: string[] = [];
    const withdrawn = sql<Victim>`select t.account_id, t.tier_id as id from sale_tier t join subscription s using (account_id)
      where t.to_date is null and t.position = 1 and s.state = 'Active' and s.service_id is not null
        and exists (select from tier_price q where q.tier_id = t.tier_id and q.to_date is null)
        and not exists (select from tier_price q where q.tier_id = t.tier_id and q.from_date >= current_date)
        and exists (select from subscription_span p where p.account_id = t.account_id and p.to_date is null)`;
    for (const { account_id, id } of await victims(withdrawn)) {
      await byHand(
        'tier_price',
        sql`update tier_price set to_date = current_date where tier_id = ${id} and (to_date is null or to_date > current_date)`,
      );
      await byHand(
        'marketplace_offer',
        sql`update marketplace_offer set state = 'Withdrawn', withdrawn_utc = now() where service_id = (
        select service_id from subscription where account_id = ${account_id})`,
      );
      names.push(`NotOffered tier ${id}`);
    }
    return names;
  },
  OrderNotProvisioned: async () => {
    const names: string[] = [];
    for (let count = 0; count < many; count += 1) {
      const { AccountIds } = await world.admin.call(PlaceOrder, {
        parentAccountId: world.company,
        lines: [
          {
            serviceId: await world.serviceNamed('Endpoint Shield'),
            quantity: 2,
            commitmentMonths: 1,
            billing: 'Monthly',
          },
        ],
      });
      const [accountId = 0] = AccountIds;
      used.push(accountId);
      await byHand('provisioning_request', sql`delete from provisioning_request where account_id = ${accountId}`);
      await byHand(
        'customer_order',
        sql`update customer_order set updated_utc = now() - interval '2 days' where order_id = (
        select order_id from order_line where account_id = ${accountId})`,
      );
      const [line] = await world.rowsOf(
        sql<{ id: number }>`select order_line_id as id from order_line where account_id = ${accountId}`,
      );
      names.push(`OrderNotProvisioned order line ${line?.id}`);
    }
    return names;
  },
  ProvisionedNotOrdered: async () => {
    const names: string[] = [];
    for (let count = 0; count < many; count += 1) {
      const accountId = await world.runs({ quantity: 2 });
      await byHand(
        'customer_order',
        sql`update customer_order set state = 'Rejected' where order_id = (select order_id from order_line where account_id = ${accountId})`,
      );
      const [request] = await world.rowsOf(
        sql<{ id: number }>`select request_id as id from provisioning_request where account_id = ${accountId}`,
      );
      names.push(`ProvisionedNotOrdered request ${request?.id}`);
    }
    return names;
  },
};

it('finds each kind where it was planted, once, and none elsewhere', async () => {
  const before = await found();
  expect(before.filter((drift) => !drift.startsWith('NotOffered '))).toEqual([]);
  const planted: string[] = [];
  // What needs what is offered stands before what takes it away.
  for (const kind of [...moneyDrifts].sort(
    (one, other) => Number(one === 'NotOffered') - Number(other === 'NotOffered'),
  )) {
    const names = await plants[kind]();
    expect(names.length, kind).toBeGreaterThanOrEqual(many);
    planted.push(...names);
  }
  const after = await found();
  expect(after.filter((drift) => !before.includes(drift))).toEqual(planted.sort());
  expect(await found()).toEqual(after);
});

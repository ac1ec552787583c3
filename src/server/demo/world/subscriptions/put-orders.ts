/** Orders of the demo world: those with which its subscriptions began, and those that wait for their seller or were decided lately. */
import { type Kysely, sql } from 'kysely';
import { feeValue, lineValue, type PricedFee } from '../../../../rules/orders/order-value.ts';
import { type Decimal, fromNumber, sumOf, toText } from '../../../../rules/prices/decimal.ts';
import type { Tables } from '../../../db/tables.ts';
import { now } from '../dates.ts';
import { random } from '../random.ts';
import { begunOrders } from './begun-orders.ts';

interface Customer {
  readonly payer: number;
  readonly person: number;
  readonly decider: number;
  readonly currency: string;
  readonly credit_limit: number | null;
  readonly service: number;
  readonly fees: readonly {
    readonly basis: PricedFee['basis'];
    readonly billing: PricedFee['billing'];
    readonly amount: number;
  }[];
}

interface Made {
  readonly order_id: number;
}

/** How long each waits, in hours; the others were decided. */
const waits = [26, 25, 24, 9, 7, 5, 4, 3, 2, 1, 0.7];
const declined = [
  'Bitte zuerst die offenen Rechnungen begleichen',
  'The contract ends before the term does',
  'Limit reached',
];

export async function putOrders(owner: Kysely<Tables>): Promise<void> {
  await begunOrders(owner);
  await sql`select set_config('app.scope', '/1/', true)`.execute(owner);
  const made: number[] = [];
  for (const [index, customer] of (await customers(owner, waits.length + declined.length)).entries())
    made.push(await orderOf(owner, customer, index));
  // They were asked for some hours before the world's own moment, and nobody is told of them a second time.
  await sql`set constraints all immediate`.execute(owner);
  await sql`alter table customer_order disable trigger keep`.execute(owner);
  for (const [index, order] of made.entries()) {
    const hours = waits[index] ?? 30 + 20 * index;
    const moment = new Date(now.getTime() - hours * 3_600_000);
    await sql`update customer_order set submitted_utc = ${moment}, updated_utc = ${moment} where order_id = ${order}`.execute(
      owner,
    );
    await sql`
      update account a set created_utc = ${moment}, terminated_utc = case when a.account_state = 'Terminated' then ${moment}::timestamptz end
      from order_line l where l.order_id = ${order} and a.account_id = l.account_id`.execute(owner);
  }
  await sql`alter table customer_order enable trigger keep`.execute(owner);
  await sql`select rank_services()`.execute(owner);
  await sql`update notice set done_utc = now() where kind = 'order-waits' and done_utc is null`.execute(owner);
}

/** Companies with a seller who decides, each with a service that he offers them, in the order of their ids. */
async function customers(owner: Kysely<Tables>, count: number): Promise<readonly Customer[]> {
  const { rows } = await sql<Customer>`
    select c.account_id as payer, person.account_id as person, decider.user_account_id as decider, c.currency,
      credit_limit_of(c.account_id) as credit_limit, offered.service_id as service, offered.fees
    from (
      select * from account c
      where c.account_type = 'Company' and c.account_state = 'Active' and c.account_id < 1000000 and c.currency is not null
        and credit_limit_of(c.account_id) > 0
      order by c.account_id % 7, c.account_id offset 0) c
    cross join lateral (select u.account_id from account u where u.path ^@ c.path and u.account_type = 'User' and u.account_state = 'Active'
      order by u.account_id limit 1) person
    cross join lateral (select h.user_account_id from holders_of(c.parent_account_id, 'CREDITCHECK_ORDERMANAGEMENT', array['Execute']) h
      order by 1 limit 1) decider
    cross join lateral (
      select s.service_id, (select json_agg(json_build_object('basis', i.basis, 'billing', i.billing, 'amount', p.amount))
        from tier_prices(c.account_id, s.service_id, ordered_items(s.service_id, 1, 'Monthly'), 1) p join item i using (item_id)
        where p.place = 1) as fees
      -- Asked one after the other: each question goes through all sales of the chain.
      from (
        select s.service_id from service s
        where s.state = 'Published' and not s.is_bundle and not exists (select from service_field f where f.service_id = s.service_id)
          and exists (select from item i where i.service_id = s.service_id and i.basis = 'Unit' and i.billing = 'Monthly' and i.state = 'Active')
        order by (s.service_id * 7 + c.account_id) % 11, s.service_id offset 0) s
      where order_problem(c.account_id, s.service_id, 1, 1, 'Monthly') is null
      limit 1) offered
    limit ${count}`.execute(owner);
  return rows;
}

async function orderOf(owner: Kysely<Tables>, customer: Customer, index: number): Promise<number> {
  const { payer, person, currency, credit_limit, service } = customer;
  await sql`select set_config('app.user', ${String(person)}, true)`.execute(owner);
  const fees = customer.fees.map(({ amount, ...fee }) => ({ ...fee, amount: fromNumber(amount) }));
  const unit = sumOf(fees.filter(({ basis }) => basis === 'Unit').map((fee) => feeValue(fee, 1, currency)));
  const { rows } = await sql<{ open_value: number }>`
    select coalesce(sum(order_value), 0)::float8 as open_value from customer_order
    where buyer_account_id = ${payer} and (state = 'Pending' or state = 'Approved' and first_billed_utc is null)`.execute(
    owner,
  );
  // Somewhat above what is left of the limit.
  const room = Math.max(0, (credit_limit ?? 0) - (rows[0]?.open_value ?? 0));
  const share = random(`order ${index}`).whole(104, 130) / 100;
  const quantity = Math.min(5000, Math.ceil((room * share) / Math.max(0.01, Number(toText(unit)))) + 1);
  const { rows: made } = await sql<Made>`
    select order_id from make_order(${payer}, array[${service}]::bigint[], array[${quantity}]::integer[], array[1], array['Monthly'],
      array['{}'::jsonb], array[(select product_name from service where service_id = ${service})], null) limit 1`.execute(
    owner,
  );
  const order = made[0]?.order_id;
  if (!order) throw new Error('Nothing was ordered');
  const value: Decimal = lineValue({ currency, quantity, fees });
  await sql`select value_order(${order}, array[${toText(value)}]::numeric[])`.execute(owner);
  const reason = declined[index - waits.length];
  if (reason !== undefined)
    await sql`select end_order(${order}, 'Rejected', ${customer.decider}, ${reason})`.execute(owner);
  return order;
}

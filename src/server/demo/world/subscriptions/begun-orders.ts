/** The orders with which subscriptions of the demo world began: approved within the credit on the day of their start. */
import { type Kysely, sql } from 'kysely';
import { lineValue, type PricedFee } from '../../../../rules/orders/order-value.ts';
import { fromNumber, toText } from '../../../../rules/prices/decimal.ts';
import type { Tables } from '../../../db/tables.ts';

interface Begun {
  readonly account_id: number;
  readonly currency: string;
  readonly quantity: number;
  readonly fees: readonly {
    readonly basis: PricedFee['basis'];
    readonly billing: PricedFee['billing'];
    readonly amount: number;
  }[];
}

/** Of those whose price is known and whose payer has people who could have asked. */
export async function begunOrders(owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<Begun>`
    select s.account_id, t.currency, s.quantity, priced.fees
    from subscription s
    join sale_tier t on t.account_id = s.account_id and t.position = 1
    cross join lateral (
      select json_agg(json_build_object('basis', i.basis, 'billing', i.billing, 'amount', p.amount)) as fees
      from tier_price p join item i using (item_id) where p.tier_id = t.tier_id) priced
    where s.account_id < 1000000 and s.service_id is not null and s.start_date is not null and priced.fees is not null
      and exists (select from account u join account b on b.account_id = t.buyer_account_id and u.path ^@ b.path where u.account_type = 'User')
    order by s.start_date, s.account_id`.execute(owner);
  const values = rows.map(({ currency, quantity, fees }) =>
    toText(
      lineValue({
        currency,
        quantity,
        fees: fees.map(({ amount, ...fee }) => ({ ...fee, amount: fromNumber(amount) })),
      }),
    ),
  );
  await sql`
    with wanted as (
      select s.account_id, s.service_id, s.quantity, s.commitment_months, s.billing, t.seller_account_id, t.buyer_account_id, t.currency,
        person.account_id as person, a.parent_account_id, s.start_date + time '07:30' as moment, w.value, w.place,
        credit_limit_of(t.buyer_account_id) as credit_limit
      from unnest(${rows.map(({ account_id }) => account_id)}::bigint[], ${values}::numeric[]) with ordinality w (account_id, value, place)
      join subscription s using (account_id)
      join account a using (account_id)
      join sale_tier t on t.account_id = s.account_id and t.position = 1
      join account b on b.account_id = t.buyer_account_id
      cross join lateral (select u.account_id from account u where u.path ^@ b.path and u.account_type = 'User' order by u.account_id limit 1) person),
    numbered as (
      select w.*, nextval(pg_get_serial_sequence('customer_order', 'order_id')) as order_id from (select * from wanted order by place) w),
    ordered as (
      insert into customer_order (order_id, creator_account_id, parent_account_id, seller_account_id, buyer_account_id, currency, order_value,
          credit_limit, exposure, state, updated_utc, submitted_utc, first_billed_utc)
        overriding system value
      select order_id, person, parent_account_id, seller_account_id, buyer_account_id, currency, value, credit_limit, value, 'Approved',
        moment, moment, date_trunc('month', moment) + interval '1 month' from numbered order by place
      returning order_id),
    lines as (
      insert into order_line (order_id, seller_account_id, buyer_account_id, creator_account_id, line_no, account_id, service_id, quantity,
          commitment_months, billing, line_value)
      select n.order_id, seller_account_id, buyer_account_id, person, 1, account_id, service_id, quantity, commitment_months, billing, value
      from numbered n join ordered using (order_id) order by place
      returning order_line_id, order_id),
    decided as (
      insert into order_decision (order_id, decision, at_utc, exposure, credit_limit)
      select order_id, 'Approved', moment, value, credit_limit from numbered join ordered using (order_id))
    insert into order_line_price (order_line_id, position, item_id, min_quantity, seller_account_id, buyer_account_id, currency, list_amount, amount, price_id)
    select l.order_line_id, t.position, p.item_id, p.min_quantity, t.seller_account_id, t.buyer_account_id, t.currency, p.amount, p.amount, p.price_id
    from lines l join numbered n using (order_id) join sale_tier t on t.account_id = n.account_id join tier_price p using (tier_id)`.execute(
    owner,
  );
}

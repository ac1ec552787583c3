/** Generated lives of subscriptions as rows: ordered, sold by a reseller to a company of each, and to him by whoever stands above him. */
import { type Kysely, sql } from 'kysely';
import { dayAfter } from '../../../src/rules/billing/period.ts';
import { feesOf, type Life, spansOf } from '../../../src/rules/billing/testing/lives.ts';
import type { Tables } from '../../../src/server/db/tables.ts';

/** Beyond all ids of the demo world: who sells to both resellers, these two, and then companies and subscriptions by turns. */
export const top = 60_000_000;
export const resellers = [top + 1, top + 2] as const;
const firstOfLives = top + 10;
export const companyOf = (life: number): number => firstOfLives + 2 * life;
export const subscriptionOf = (life: number): number => companyOf(life) + 1;
export const lifeOf = (subscription: number): number => (subscription - firstOfLives - 1) / 2;

/** By the way it is paid: `Monthly true` where a part of a month is paid by its days. */
type Fees = ReadonlyMap<string, { readonly item: number; readonly service: number }>;

const wayOf = ({ billing, isProrated }: Life): string =>
  billing === 'Monthly' ? `${billing} ${isProrated}` : `${billing} true`;

/** Loaded as a restored copy would be: what triggers would work out stands in the rows already. */
export const putLives = (owner: Kysely<Tables>, lives: readonly Life[], today: string): Promise<void> =>
  owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    const fees = await feesToSell(db);
    await putAccounts(db, lives);
    for (const [number, life] of lives.entries()) await putLife(db, fees, number, life, today);
  });

async function feesToSell(db: Kysely<Tables>): Promise<Fees> {
  // Of two services paid by the month one is paid in whole months.
  await sql`update service set billing_rule = 'WholePeriod' where service_id = (
    select max(i.service_id) from item i where i.basis = 'Unit' and i.billing = 'Monthly')`.execute(db);
  const { rows } = await sql<{ way: string; item: number; service: number }>`
    select distinct on (1) i.billing || ' ' || (s.billing_rule = 'Prorate') as way, i.item_id as item, i.service_id as service
    from item i join service s using (service_id) where i.basis = 'Unit' or i.billing = 'Once' order by 1, 2`.execute(
    db,
  );
  return new Map(rows.map(({ way, ...fee }) => [way, fee]));
}

async function putAccounts(db: Kysely<Tables>, lives: readonly Life[]): Promise<void> {
  const { rows } = await sql<{ path: string; id: number }>`
    select path, account_id as id from account where parent_account_id is null`.execute(db);
  const root = rows[0] ?? { path: '', id: 0 };
  const pathOfTop = `${root.path}${top}/`;
  const put = (ids: readonly number[], parents: readonly number[], paths: readonly string[], type: string) =>
    sql`
    insert into account (account_id, parent_account_id, path, account_type, product_name, display_name, account_identificator, country, currency)
    select id, parent, path, ${type}, case when ${type} = 'Product' then 'Lives' end, ${type} || ' ' || id, 'L-' || id, case when ${type} <> 'Product' then 'DE' end, case when ${type} <> 'Product' then 'EUR' end
    from unnest(${ids}::bigint[], ${parents}::bigint[], ${paths}::text[]) a (id, parent, path)`.execute(db);
  await put([top], [root.id], [pathOfTop], 'Reseller');
  await put(
    resellers,
    [top, top],
    resellers.map((id) => `${pathOfTop}${id}/`),
    'Reseller',
  );
  const sellerOf = ({ movedOn, start, end }: Life): number =>
    movedOn !== undefined && movedOn > start && (end === undefined || movedOn < end) ? resellers[1] : resellers[0];
  const companies = lives.map((_life, number) => companyOf(number));
  const paths = lives.map((life, number) => `${pathOfTop}${sellerOf(life)}/${companyOf(number)}/`);
  await put(companies, lives.map(sellerOf), paths, 'Company');
  const products = lives.map((_life, number) => subscriptionOf(number));
  await put(
    products,
    companies,
    products.map((id, number) => `${paths[number]}${id}/`),
    'Product',
  );
  await sql`
    insert into account_value (account_id, "values")
    select id, jsonb_build_object('BillingStartDate', day) from unnest(${companies}::bigint[], ${lives.map(({ billedFrom }) => billedFrom ?? null)}::text[]) v (id, day)
    where day is not null`.execute(db);
}

async function putLife(db: Kysely<Tables>, fees: Fees, number: number, life: Life, today: string): Promise<void> {
  const [company, account] = [companyOf(number), subscriptionOf(number)];
  const [fee, setup] = [fees.get(wayOf(life)), fees.get('Once true')];
  if (!fee || !setup) throw new Error(`The catalogue has no fee that is paid ${wayOf(life)}`);
  const { start, end, billing } = life;
  const last = life.quantities.at(-1)?.quantity ?? 1;
  const hasEnded = end !== undefined && end <= today;
  await sql`
    insert into subscription (account_id, service_id, commitment_months, billing, quantity, state, start_date, term_start_date, ended_date, end_cause)
    values (${account}, ${fee.service}, ${billing === 'Monthly' ? 1 : 12}, ${billing}, ${last}, ${hasEnded ? 'Ended' : 'Active'}, ${start}, ${start},
      ${hasEnded ? end : null}, ${hasEnded ? 'Termination' : null})`.execute(db);
  const spans = [
    ...spansOf(life).map((span) => ({ ...span, item: fee.item })),
    // What setting it up costs, once.
    { item: setup.item, quantity: 1, from: start, until: dayAfter(start), isAddition: false },
  ];
  for (const { item, quantity, from, until, isAddition } of spans)
    await sql`insert into subscription_span (account_id, item_id, quantity, from_date, to_date, is_addition)
      values (${account}, ${item}, ${quantity}, ${from}, ${until ?? null}, ${isAddition})`.execute(db);
  for (const [place, { tier }] of feesOf(life).entries()) {
    const reseller = resellers[place] ?? resellers[0];
    const { rows } = await sql<{ id: number }>`
      insert into sale_tier (account_id, position, seller_account_id, buyer_account_id, currency, from_date, to_date)
      values (${account}, 1, ${reseller}, ${company}, 'EUR', ${tier.from}, ${tier.until ?? null}),
        (${account}, 2, ${top}, ${reseller}, 'EUR', ${tier.from}, ${tier.until ?? null})
      returning tier_id as id`.execute(db);
    await sql`
      insert into tier_price (tier_id, seller_account_id, buyer_account_id, item_id, kind, amount, from_date)
      select t.tier_id, t.seller_account_id, t.buyer_account_id, item, 'Protected', 9.87 - 2 * t.position + ${number % 7}::integer, t.from_date
      from sale_tier t, unnest(${[fee.item, setup.item]}::bigint[]) item where t.tier_id = any (${rows.map(({ id }) => id)}::bigint[])`.execute(
      db,
    );
  }
  await sql`
    with ordered as (
      insert into customer_order (creator_account_id, parent_account_id, seller_account_id, buyer_account_id, currency, order_value, exposure, state,
        updated_utc, submitted_utc)
      values (${resellers[0]}, ${company}, ${resellers[0]}, ${company}, 'EUR', 100, 100, 'Approved', ${start}::date, ${start}::date) returning order_id)
    insert into order_line (order_id, seller_account_id, buyer_account_id, creator_account_id, line_no, account_id, service_id, quantity,
      commitment_months, billing, line_value)
    select order_id, ${resellers[0]}, ${company}, ${resellers[0]}, 1, ${account}, ${fee.service}, ${life.quantities[0]?.quantity ?? 1},
      ${billing === 'Monthly' ? 1 : 12}, ${billing}, 100 from ordered`.execute(db);
}

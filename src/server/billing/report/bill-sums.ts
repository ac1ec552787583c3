/** Sums over all rows of a bill, and over those of each customer. */
import { type RawBuilder, sql } from 'kysely';
import type { BillTotals } from '../../../../manifests/entities/bill.ts';
import type { Static } from '../../../define/contract/schema.ts';
import { coins } from '../../../rules/prices/coins.ts';
import { inDeal } from '../../db/in-scope.ts';
import type { BillQuery } from './bill-query.ts';
import { type Costs, marginOf } from './bill-row.ts';
import type { Read } from './report-lines.ts';

export interface Sums {
  readonly lines: number;
  readonly customers: number;
  readonly currencies: readonly string[] | null;
  readonly sellers: readonly number[] | null;
  readonly own: number;
  readonly own_lines: number;
  readonly indirect: number;
  readonly monthly: number;
  readonly yearly: number;
  readonly one_time: number;
}

const sumOf = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(part.amount) filter (where ${condition}), 0)::float8`;

/** Over all of `part`, as one value. */
export const sumsOfParts = sql<Sums>`(select to_json(sums) from (
  select coalesce(sum(part.lines), 0)::integer as lines, count(distinct part.buyer)::integer as customers,
    array_agg(distinct part.currency) as currencies, array_agg(distinct part.seller) as sellers,
    ${sumOf(sql`not part.is_indirect`)} as own, coalesce(sum(part.lines) filter (where not part.is_indirect), 0)::integer as own_lines,
    ${sumOf(sql`part.is_indirect`)} as indirect, ${sumOf(sql`part.period = 'Monthly'`)} as monthly,
    ${sumOf(sql`part.period = 'Yearly'`)} as yearly, ${sumOf(sql`part.period = 'OneTime'`)} as one_time
  from part) sums)`;

export async function totalsOf(query: BillQuery, sums: Sums, unpriced: number): Promise<Static<typeof BillTotals>> {
  const counts = { LinesCount: sums.lines, CustomersCount: sums.customers, UnpricedCount: unpriced };
  const [currency, ...others] = sums.currencies ?? [];
  if (currency === undefined || others.length > 0 || !query.asked.sees.prices) return counts;
  const isOfOneSide = sums.own_lines === 0 || sums.own_lines === sums.lines;
  return {
    ...counts,
    Currency: currency,
    ...(sums.own_lines > 0 && { ToPay: coins(sums.own) }),
    ...(sums.own_lines < sums.lines && { Indirect: coins(sums.indirect) }),
    ...(isOfOneSide && {
      Monthly: coins(sums.monthly),
      Yearly: coins(sums.yearly),
      OneTime: coins(sums.one_time),
      SalesPrice: coins(sums.own + sums.indirect),
      ...marginOf((await costsBy(query, { sellers: sums.sellers }, sql`'all'`, sql`true`)).get('all')),
    }),
  };
}

/** @param key by what `line` is summed up. @param wanted which lines; those of sellers who buy nothing in the product have no cost but that of charges, or what vendors ask of them. */
export async function costsBy(
  { context, lines, asked }: BillQuery,
  { some = false, sellers }: Pick<Read, 'some'> & Pick<Sums, 'sellers'>,
  key: RawBuilder<unknown>,
  wanted: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, Costs>> {
  if (!asked.sees.margin) return new Map();
  const { rows } = await sql<Costs & { readonly key: string }>`
    select ${key}::text as key, sum(line.cost) as cost, sum(line.amount) as costed
    from (${lines({ some, cost: true })}) line
    where ${wanted} and line.cost is not null and (line.is_estimate or line.kind = 'CustomCharge' or line.seller = any ((select scope_first_sellers())::bigint[]) or line.seller = any (array(
      select distinct bought.buyer_account_id from invoice bought
      where bought.buyer_account_id = any (${[...(sellers ?? [])]}::bigint[]) and bought.interval_id = ${asked.interval} and ${inDeal('bought')})))
    group by 1`.execute(context.db);
  return new Map(rows.map(({ key: of, ...costs }) => [of, costs]));
}

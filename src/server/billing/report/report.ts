/** The bill of an account for a month: a page of its rows, and the sums over all of them. */
import { type RawBuilder, sql } from 'kysely';
import type { BillTotals } from '../../../../manifests/entities/bill.ts';
import type GetOnlineBillReport from '../../../../manifests/operations/Account/GetOnlineBillReport.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import type { Static } from '../../../define/contract/schema.ts';
import { coins } from '../../../rules/prices/coins.ts';
import { containing, pageOf, wordsOf } from '../../db/list-query.ts';
import { type BillAsked, billAsked } from './asked.ts';
import { type CustomerRow, customerOf, lineOf, marginOf, remainingOf } from './bill-row.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import {
  type BareLine,
  type LineNames,
  type LineRow,
  namesOfLine,
  ratesTo,
  reportLines,
  withBuyers,
} from './report-lines.ts';

type Input = InputOf<typeof GetOnlineBillReport>;

const nothing: Estimate = { lines: [], unpriced: 0 };

export async function billReport(context: CallContext, input: Input): Promise<DataOf<typeof GetOnlineBillReport>> {
  const asked = await billAsked(context, input);
  const estimate = asked.isOpen ? await estimateOf(context, asked) : nothing;
  const lines = matching(context, input, await told(context, asked, estimate, input.currency));
  const isGrouped = input.groupByCustomers === true && input.below === undefined;
  const page = isGrouped ? await customers(context, asked, input, lines) : await rows(context, asked, input, lines);
  const totals = await totalsOf(context, asked, lines, estimate.unpriced);
  return { ...page, IsEstimate: estimate.lines.length > 0, Totals: totals };
}

/** In the currency that was asked for, else each in its own. */
async function told(
  context: CallContext,
  asked: BillAsked,
  estimate: Estimate,
  currency: string | undefined,
): Promise<RawBuilder<BareLine>> {
  const own = reportLines(asked, estimate.lines, undefined);
  if (currency === undefined) return own;
  const { rows } = await sql<{ currency: string }>`select distinct currency from (${own}) line`.execute(context.db);
  const used = rows.map((row) => row.currency);
  if (used.every((each) => each === currency)) return own;
  return reportLines(asked, estimate.lines, await ratesTo(context, currency, used));
}

/** What the words, the customer and how often it is paid leave of them. Names are looked up for all of them only where words are looked for. */
function matching(context: CallContext, input: Input, lines: RawBuilder<BareLine>): RawBuilder<BareLine> {
  const words = wordsOf(input);
  const buyer = input.below === undefined ? undefined : Number(/^c(\d{1,15})-/.exec(input.below)?.[1] ?? 0);
  const wanted = sql<BareLine>`
    select line.* from (${lines}) line
    where (${input.billingInterval ?? null}::text is null or line.period = ${input.billingInterval ?? null})
      and (${buyer ?? null}::bigint is null or line.buyer = ${buyer ?? null} and ${input.below ?? null} = 'c' || line.buyer || '-' || line.currency)`;
  if (words === undefined) return wanted;
  const like = containing(words);
  return sql<BareLine>`
    select found.* from (${wanted}) found where found.row_id in (
      select line.row_id from (${named(context, withBuyers(wanted))}) line
      where line.name ilike ${like} or line.buyer_name ilike ${like} or line.fee ilike ${like} or line.account_name ilike ${like})`;
}

const named = (
  context: CallContext,
  lines: RawBuilder<BareLine & { readonly buyer_name: string }>,
): RawBuilder<LineRow> => sql<LineRow>`select line.*, ${namesOfLine(context)} from (${lines}) line`;

async function rows(context: CallContext, asked: BillAsked, input: Input, lines: RawBuilder<BareLine>) {
  const bare = withBuyers(lines);
  const wanted = input.orderBy?.Key === 'Name' ? named(context, bare) : (bare as RawBuilder<LineRow>);
  const { rows: found, total } = await pageOf(context.db, wanted, {
    order: { Name: 'name', SalesPrice: 'amount', Customer: 'buyer_name' },
    texts: { language: context.language, columns: ['name', 'buyer_name'] },
    standard: { is_indirect: 'asc', buyer_name: 'asc', is_estimate: 'asc', invoice_id: 'asc', line_no: 'asc' },
    input,
    more: sql<{
      names: LineNames;
    }>`(select to_json(names) from (select ${namesOfLine(context)} from (select page.*) line) names) as names`,
  });
  const whole = found.map(({ names, ...row }) => ({ ...row, ...names }));
  const remaining = await remainingOf(context, asked, whole);
  return { Items: whole.map((row) => lineOf(context, asked, row, remaining)), TotalCount: total };
}

async function customers(context: CallContext, asked: BillAsked, input: Input, lines: RawBuilder<BareLine>) {
  const grouped = withBuyers(sql<Omit<CustomerRow, 'buyer_name'>>`
    select 'c' || line.buyer || '-' || line.currency as row_id, line.buyer, line.currency, line.is_indirect, max(line.invoice_id) as invoice_id,
      bool_or(line.is_estimate) as is_estimate, count(*)::integer as lines_count, sum(line.amount) as amount, sum(line.cost) as cost,
      coalesce(sum(line.amount) filter (where line.cost is not null), 0) as costed
    from (${lines}) line group by line.buyer, line.currency, line.is_indirect`);
  const { rows: found, total } = await pageOf(context.db, grouped, {
    order: { Name: 'buyer_name', SalesPrice: 'amount', Customer: 'buyer_name' },
    texts: { language: context.language, columns: ['buyer_name'] },
    standard: { is_indirect: 'asc', buyer_name: 'asc', row_id: 'asc' },
    input,
  });
  return { Items: found.map((row) => customerOf(asked, row)), TotalCount: total };
}

interface Sums {
  readonly lines: number;
  readonly customers: number;
  readonly currencies: readonly string[] | null;
  readonly own: number;
  readonly own_lines: number;
  readonly indirect: number;
  readonly monthly: number;
  readonly yearly: number;
  readonly one_time: number;
  readonly cost: number | null;
  readonly costed: number;
}

async function totalsOf(
  { db }: CallContext,
  { sees }: BillAsked,
  lines: RawBuilder<BareLine>,
  unpriced: number,
): Promise<Static<typeof BillTotals>> {
  const sumOf = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(part.amount) filter (where ${condition}), 0)::float8`;
  // By customers first: of those there are few, and nothing has to be put in order.
  const { rows } = await sql<Sums>`
    select coalesce(sum(part.lines), 0)::integer as lines, count(distinct part.buyer)::integer as customers, array_agg(distinct part.currency) as currencies,
      ${sumOf(sql`not part.is_indirect`)} as own, coalesce(sum(part.lines) filter (where not part.is_indirect), 0)::integer as own_lines,
      ${sumOf(sql`part.is_indirect`)} as indirect, ${sumOf(sql`part.period = 'Monthly'`)} as monthly,
      ${sumOf(sql`part.period = 'Yearly'`)} as yearly, ${sumOf(sql`part.period = 'OneTime'`)} as one_time,
      sum(part.cost)::float8 as cost, coalesce(sum(part.costed), 0)::float8 as costed
    from (
      select line.buyer, line.currency, line.is_indirect, line.period, count(*) as lines, sum(line.amount) as amount, sum(line.cost) as cost,
        sum(line.amount) filter (where line.cost is not null) as costed
      from (${lines}) line group by line.buyer, line.currency, line.is_indirect, line.period) part`.execute(db);
  const [sums] = rows;
  const counts = {
    LinesCount: sums?.lines ?? 0,
    CustomersCount: sums?.customers ?? 0,
    UnpricedCount: unpriced,
  };
  const [currency, ...others] = sums?.currencies ?? [];
  if (!sums || currency === undefined || others.length > 0 || !sees.prices) return counts;
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
      ...marginOf(sums.costed, sums.cost),
    }),
  };
}

/** The bill of an account for a month: a page of its rows, and the sums over all of them. */
import { type RawBuilder, sql } from 'kysely';
import type { BillTotals } from '../../../../manifests/entities/bill.ts';
import type GetOnlineBillReport from '../../../../manifests/operations/Account/GetOnlineBillReport.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import type { Static } from '../../../define/contract/schema.ts';
import { containing, pageOf, wordsOf } from '../../db/list-query.ts';
import { type BillAsked, billAsked } from './asked.ts';
import { type CustomerRow, customerOf, lineOf, marginOf, remainingOf } from './bill-row.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { type LineRow, ratesTo, reportLines } from './report-lines.ts';

type Input = InputOf<typeof GetOnlineBillReport>;

const nothing: Estimate = { lines: [], unpriced: 0 };

export async function billReport(context: CallContext, input: Input): Promise<DataOf<typeof GetOnlineBillReport>> {
  const asked = await billAsked(context, input);
  const estimate = asked.isOpen ? await estimateOf(context, asked) : nothing;
  const lines = matching(input, await told(context, asked, estimate, input.currency));
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
): Promise<RawBuilder<LineRow>> {
  const own = reportLines(context, asked, estimate.lines, undefined);
  if (currency === undefined) return own;
  const { rows } = await sql<{ currency: string }>`select distinct currency from (${own}) line`.execute(context.db);
  const used = rows.map((row) => row.currency);
  if (used.every((each) => each === currency)) return own;
  return reportLines(context, asked, estimate.lines, await ratesTo(context, currency, used));
}

/** What the words, the customer and how often it is paid leave of them. */
function matching(input: Input, lines: RawBuilder<LineRow>): RawBuilder<LineRow> {
  const words = wordsOf(input);
  const like = words === undefined ? undefined : containing(words);
  const buyer = input.below === undefined ? undefined : Number(/^c(\d{1,15})-/.exec(input.below)?.[1] ?? 0);
  return sql<LineRow>`
    select line.* from (${lines}) line
    where (${input.billingInterval ?? null}::text is null or line.period = ${input.billingInterval ?? null})
      and (${buyer ?? null}::bigint is null or line.buyer = ${buyer ?? null} and ${input.below ?? null} = 'c' || line.buyer || '-' || line.currency)
      and (${like ?? null}::text is null or line.name ilike ${like ?? null} or line.buyer_name ilike ${like ?? null}
        or line.fee ilike ${like ?? null} or line.account_name ilike ${like ?? null})`;
}

async function rows(context: CallContext, asked: BillAsked, input: Input, lines: RawBuilder<LineRow>) {
  const { rows: found, total } = await pageOf(context.db, lines, {
    order: { Name: 'name', SalesPrice: 'amount', Customer: 'buyer_name' },
    texts: { language: context.language, columns: ['name', 'buyer_name'] },
    standard: { is_indirect: 'asc', buyer_name: 'asc', place: 'asc' },
    input,
  });
  const remaining = await remainingOf(context, asked, found);
  return { Items: found.map((row) => lineOf(context, asked, row, remaining)), TotalCount: total };
}

async function customers(context: CallContext, asked: BillAsked, input: Input, lines: RawBuilder<LineRow>) {
  const grouped = sql<CustomerRow>`
    select 'c' || line.buyer || '-' || line.currency as row_id, line.buyer, line.buyer_name, line.currency, line.is_indirect,
      bool_or(line.is_estimate) as is_estimate, count(*)::integer as lines_count, sum(line.amount) as amount, sum(line.cost) as cost,
      coalesce(sum(line.amount) filter (where line.cost is not null), 0) as costed
    from (${lines}) line group by line.buyer, line.buyer_name, line.currency, line.is_indirect`;
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
  lines: RawBuilder<LineRow>,
  unpriced: number,
): Promise<Static<typeof BillTotals>> {
  const sumOf = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(line.amount) filter (where ${condition}), 0)::float8`;
  const { rows } = await sql<Sums>`
    select count(*)::integer as lines, count(distinct line.buyer)::integer as customers, array_agg(distinct line.currency) as currencies,
      ${sumOf(sql`not line.is_indirect`)} as own, count(*) filter (where not line.is_indirect)::integer as own_lines,
      ${sumOf(sql`line.is_indirect`)} as indirect, ${sumOf(sql`line.period = 'Monthly'`)} as monthly,
      ${sumOf(sql`line.period = 'Yearly'`)} as yearly, ${sumOf(sql`line.period = 'OneTime'`)} as one_time,
      sum(line.cost)::float8 as cost, ${sumOf(sql`line.cost is not null`)} as costed
    from (${lines}) line`.execute(db);
  const [sums] = rows;
  const counts = {
    LinesCount: sums?.lines ?? 0,
    CustomersCount: sums?.customers ?? 0,
    UnpricedCount: unpriced,
  };
  const [currency, ...others] = sums?.currencies ?? [];
  if (!sums || currency === undefined || others.length > 0 || !sees.prices) return counts;
  const round = (amount: number) => Math.round(amount * 1000) / 1000;
  const isOfOneSide = sums.own_lines === 0 || sums.own_lines === sums.lines;
  return {
    ...counts,
    Currency: currency,
    ...(sums.own_lines > 0 && { ToPay: round(sums.own) }),
    ...(sums.own_lines < sums.lines && { Indirect: round(sums.indirect) }),
    ...(isOfOneSide && {
      Monthly: round(sums.monthly),
      Yearly: round(sums.yearly),
      OneTime: round(sums.one_time),
      SalesPrice: round(sums.own + sums.indirect),
      ...marginOf(sums.costed, sums.cost),
    }),
  };
}

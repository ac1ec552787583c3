/** The bill of an account for a month: a page of its rows, and the sums over all of them. */
import { type RawBuilder, sql } from 'kysely';
import type GetOnlineBillReport from '../../../../manifests/operations/Account/GetOnlineBillReport.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf } from '../../../define/contract/operation.ts';
import { inDeal } from '../../db/in-scope.ts';
import { wordsOf } from '../../db/list-query.ts';
import { type BillAsked, billAsked, ofParties } from './asked.ts';
import { customersPage } from './bill-customers.ts';
import { type BillQuery, containingWords, type Input } from './bill-query.ts';
import { linesPage } from './bill-rows.ts';
import { totalsOf } from './bill-sums.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { type BareLine, finalParts, partsOf, type Read, ratesTo, reportLines } from './report-lines.ts';

const nothing: Estimate = { lines: [], unpriced: 0 };

export async function billReport(context: CallContext, input: Input): Promise<DataOf<typeof GetOnlineBillReport>> {
  const asked = await billAsked(context, input);
  const estimate = asked.isOpen ? await estimateOf(context, asked) : nothing;
  const told = { asked, estimate: estimate.lines, rates: await ratesOf(context, asked, estimate, input.currency) };
  const wanted = (read: Read) => matching(context, input, reportLines(told, read));
  const isFinal = estimate.lines.length === 0;
  // Words are looked for in lines, amounts are converted line by line, and a customer's lines are few.
  const isPlain = isFinal && !told.rates && wordsOf(input) === undefined && input.below === undefined;
  const query: BillQuery = {
    context,
    input,
    asked,
    isFinal,
    lines: wanted,
    parts: isPlain ? ofPeriod(input, finalParts(asked)) : partsOf(wanted({})),
  };
  const isGrouped = input.groupByCustomers === true && input.below === undefined;
  const { sums, ...page } = isGrouped ? await customersPage(query) : await linesPage(query);
  const totals = await totalsOf(query, sums, estimate.unpriced);
  return { ...page, IsEstimate: !query.isFinal, Totals: totals };
}

/** Into the currency that was asked for, where it is not the one of all lines anyway. */
async function ratesOf(
  context: CallContext,
  asked: BillAsked,
  { lines }: Estimate,
  currency: string | undefined,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (currency === undefined) return undefined;
  const { rows } = await sql<{ currency: string }>`${currenciesOf(asked)}`.execute(context.db);
  const used = new Set([...rows.map((row) => row.currency), ...lines.map((line) => line.currency)]);
  return [...used].every((each) => each === currency) ? undefined : ratesTo(context, currency, [...used]);
}

/** Of final lines. A document has one currency, so the lines of a service alone have to be looked at. */
const currenciesOf = (asked: BillAsked) =>
  asked.productId === undefined
    ? sql<{ currency: string }>`
        select distinct i.currency::text as currency from invoice i
        where i.state = 'Final' and i.interval_id = ${asked.interval} and ${inDeal('i')}
          and ${ofParties(asked, sql`i.seller_account_id`, sql`i.buyer_account_id`, sql`null::bigint`)}`
    : sql<{ currency: string }>`select distinct currency from (${reportLines({ asked, estimate: [] }, {})}) line`;

/** What the choice of how often it is paid leaves of lines or parts. */
const ofPeriod = <Row>({ billingInterval }: Input, lines: RawBuilder<Row>): RawBuilder<Row> =>
  billingInterval === undefined
    ? lines
    : sql<Row>`select line.* from (${lines}) line where line.period = ${billingInterval}`;

/** What the words, the customer and how often it is paid leave of them. */
function matching(context: CallContext, input: Input, lines: RawBuilder<BareLine>): RawBuilder<BareLine> {
  const words = wordsOf(input);
  const buyer = input.below === undefined ? undefined : Number(/^c(\d{1,15})-/.exec(input.below)?.[1] ?? 0);
  const wanted = sql<BareLine>`
    select line.* from (${ofPeriod(input, lines)}) line
    where (${buyer ?? null}::bigint is null or line.buyer = ${buyer ?? null} and ${input.below ?? null} = 'c' || line.buyer || '-' || line.currency)`;
  return words === undefined ? wanted : containingWords(context, wanted, words);
}

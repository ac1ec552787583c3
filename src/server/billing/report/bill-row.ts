/** Rows of a bill as calls answer them: lines, and customers with their sums. */

import { sql } from 'kysely';
import type { BillRow } from '../../../../manifests/entities/bill.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { Static } from '../../../define/contract/schema.ts';
import { dayAfter } from '../../../rules/billing/period.ts';
import { remainingCommitment } from '../../../rules/billing/remaining.ts';
import { coins } from '../../../rules/prices/coins.ts';
import { fromNumber, toNumber } from '../../../rules/prices/decimal.ts';
import { formatLocale } from '../../../rules/text/language.ts';
import type { BillAsked } from './asked.ts';
import type { LineRow } from './report-lines.ts';

type Row = Static<typeof BillRow>;

export interface CustomerRow {
  readonly row_id: string;
  readonly buyer: number;
  readonly buyer_name: string;
  readonly currency: string;
  readonly is_indirect: boolean;
  readonly is_estimate: boolean;
  readonly lines_count: number;
  readonly amount: number;
}

/** What the seller has paid, and the sales of which that is known. */
export interface Costs {
  readonly cost: number;
  readonly costed: number;
}

/** @param costs undefined where no cost is known, or may be told. */
export const marginOf = (costs: Costs | undefined) => {
  if (!costs) return {};
  const { cost, costed } = costs;
  return {
    Cost: coins(cost),
    Margin: coins(costed - cost),
    ...(costed !== 0 && { MarginPercent: Math.round((1000 * (costed - cost)) / costed) / 10 }),
  };
};

export const customerOf = ({ sees }: BillAsked, row: CustomerRow, costs: Costs | undefined): Row => ({
  RowId: row.row_id,
  Name: row.buyer_name,
  CustomerAccountId: row.buyer,
  Customer: row.buyer_name,
  Currency: row.currency,
  ...(sees.prices && { SalesPrice: coins(row.amount), ...marginOf(costs) }),
  IsIndirect: row.is_indirect,
  IsEstimate: row.is_estimate,
  LinesCount: row.lines_count,
  HasLines: true,
});

export const lineOf = (
  context: CallContext,
  { sees }: BillAsked,
  row: LineRow,
  { costs, remaining }: { readonly costs: ReadonlyMap<string, Costs>; readonly remaining: ReadonlyMap<string, number> },
): Row => {
  const left = remaining.get(row.row_id);
  return {
    RowId: row.row_id,
    Name: row.name,
    CustomerAccountId: row.buyer,
    Customer: row.buyer_name,
    ...(row.account_id !== null && { AccountId: row.account_id }),
    ...(row.account_name !== null && { Account: row.account_name }),
    ...(row.fee !== null && { Fee: row.fee }),
    Interval: row.period,
    ...(row.covers_from !== null && row.covers_until !== null && { Covers: covers(context, row) }),
    Quantity: row.quantity,
    Currency: row.currency,
    ...(sees.prices && {
      UnitPrice: row.unit_price,
      ...(row.months !== null && { Months: row.months }),
      SalesPrice: coins(row.amount),
      ...marginOf(costs.get(row.row_id)),
      ...(left !== undefined && { RemainingCommitment: left }),
    }),
    IsIndirect: row.is_indirect,
    IsEstimate: row.is_estimate,
    LinesCount: 1,
    HasLines: false,
  };
};

/** As the reader's pages write days. */
export const localeOf = ({ language, session }: CallContext): string =>
  formatLocale(language, [], session.user.CompanyAccount.Country);

/** From the first to the last day: '1 – 18 Nov 2026'. */
function covers(context: CallContext, { covers_from, covers_until }: LineRow): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(localeOf(context), { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    at(covers_from ?? ''),
    at(dayAfter(covers_until ?? '', -1)),
  );
}

/** What each line leaves to be paid until its term ends, by its row; nothing of what has no term, or whose units have ended. */
export async function remainingOf(
  { db }: CallContext,
  { interval, sees }: BillAsked,
  rows: readonly LineRow[],
): Promise<ReadonlyMap<string, number>> {
  const spans = rows.flatMap(({ span_id, months }) => (span_id === null || months === null ? [] : [span_id]));
  if (!sees.prices || spans.length === 0) return new Map();
  const { rows: terms } = await sql<{ span_id: number; begins: string; ends: string }>`
    select p.span_id, s.term_start_date::text as begins, s.term_end_date::text as ends
    from subscription_span p join subscription s using (account_id)
    where p.span_id = any (${spans}::bigint[]) and s.term_start_date < end_of(${interval}) and s.term_end_date > end_of(${interval})
      and (p.to_date is null or p.to_date > end_of(${interval})) and s.state in ('Active', 'Suspended')`.execute(db);
  const bySpan = new Map(terms.map((term) => [term.span_id, term]));
  return new Map(
    rows.flatMap((row) => {
      const term = row.span_id === null ? undefined : bySpan.get(row.span_id);
      if (!term || (row.months !== 1 && row.months !== 12)) return [];
      const left = remainingCommitment(interval, {
        quantity: row.quantity,
        unitPrice: fromNumber(row.unit_price),
        currency: row.currency,
        months: row.months,
        termBegins: term.begins,
        termEnds: term.ends,
      });
      return [[row.row_id, toNumber(left)] as const];
    }),
  );
}

/** The chart of a report: its sums by months, and what they are made of. */
import { sql } from 'kysely';
import type GetReportChart from '../../../manifests/operations/Reporting/GetReportChart.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { coins } from '../../rules/prices/coins.ts';
import { decimalsOf } from '../../rules/prices/currency-digits.ts';
import { Failure } from '../calls/failure.ts';
import { askedOf } from './asked.ts';
import { findReport } from './registry.ts';
import { ratesTo, takeMemory } from './run.ts';
import { sayIn } from './say.ts';

interface PointRow {
  readonly Month: string;
  readonly Series: string;
  readonly Value: number | null;
  readonly Currency: string | null;
  readonly IsEstimate: boolean | null;
}

export async function reportChart(
  context: CallContext,
  input: InputOf<typeof GetReportChart>,
): Promise<DataOf<typeof GetReportChart>> {
  const report = findReport(context, input.report);
  const asked = await askedOf(context, report, input.parameters);
  await takeMemory(context);
  const { currency } = asked;
  const own = report.chart.points(asked, context);
  const points = currency
    ? sql`select p."Month", p."Series", round(p."Value"::numeric * case when p."Currency" is null then 1 else r.rate end, ${sql.lit(decimalsOf(currency))})::float8 as "Value",
        case when p."Currency" is not null then ${currency}::text end as "Currency", p."IsEstimate"
        from (${own}) p left join ${ratesTo(currency)} on r.currency = p."Currency"`
    : sql`select p."Month", p."Series", p."Value"::float8 as "Value", p."Currency", p."IsEstimate" from (${own}) p`;
  const { rows } = await sql<PointRow>`
    select p."Month", p."Series", sum(p."Value")::float8 as "Value", p."Currency", bool_or(p."IsEstimate") as "IsEstimate",
      bool_or(p."Value" is null) as "IsUnrated"
    from (${points}) p group by p."Month", p."Series", p."Currency" order by p."Month", p."Series", p."Currency"`.execute(
    context.db,
  );
  if (currency && rows.some(({ Value }) => Value === null)) throw new Failure(409, 'ERR-16');
  const names = report.chart.series?.(sayIn(context)) ?? {};
  const order = Object.keys(names);
  // Charts draw parts in the order in which the rows come: here it is settled, as the report names them, whatever its first month had.
  const sorted = rows.toSorted((a, b) => order.indexOf(a.Series) - order.indexOf(b.Series));
  return sorted.map(({ Month, Series, Value, Currency, IsEstimate }) => ({
    Month,
    Series: names[Series] ?? Series,
    Value: coins(Value ?? 0),
    ...(Currency !== null && { Currency }),
    IsEstimate: IsEstimate ?? false,
  }));
}

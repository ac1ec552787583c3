/** Runs a report: a page of its rows with their count and the sums over all of them, in one statement. */
import { type RawBuilder, sql } from 'kysely';
import type RunReport from '../../../manifests/operations/Reporting/RunReport.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { ListInput } from '../../rules/list-call.ts';
import { coins } from '../../rules/prices/coins.ts';
import { decimalsOf } from '../../rules/prices/currency-digits.ts';
import { formatLocale } from '../../rules/text/language.ts';
import { Failure } from '../calls/failure.ts';
import { pageOf, wordsOf } from '../db/list-query.ts';
import { type Asked, askedOf, type Values } from './asked.ts';
import { columnsFor, findReport } from './registry.ts';
import type { NamedColumns, Report, ReportColumn } from './report.ts';
import { sayIn } from './say.ts';

type Cell = string | number | boolean | null;
type Row = Readonly<Record<string, Cell>> & { readonly RowId: string };
interface Sums {
  /** Of reports with amounts for each currency, else one. */
  readonly sums: readonly Readonly<Record<string, Cell>>[] | null;
}

interface More extends Sums {
  readonly named: Readonly<Record<string, Cell>> | null;
}

interface Wanted extends ListInput {
  readonly report: string;
  readonly parameters?: Values;
}

/** @throws 404 for a report that the caller may not run, 400 for what it cannot be asked. */
export async function runReport(context: CallContext, wanted: Wanted): Promise<DataOf<typeof RunReport>> {
  const report = findReport(context, wanted.report);
  const columns = columnsFor(report, context.session.user.Capability);
  const asked = await askedOf(context, report, wanted.parameters);
  await takeMemory(context);
  const isMoney = columns.some((column) => column.isMoney);
  const keys = orderKeys(columns);
  const orderBy = orderOf(context, keys, wanted.orderBy);
  const codes = columns.filter(({ choices }) => choices);
  const late = lateOf(report, columns, context, wanted, keys);
  const { rows, total } = await pageOf<Row, string, More>(context.db, rowsOf(report, columns, asked, context, late), {
    order: keys,
    // What has no value comes last in both directions.
    standard: { [report.order.by]: report.order.direction === 'asc' ? 'asc' : 'desc nulls last', RowId: 'asc' },
    texts: { language: context.language, columns: columns.filter(isText).map(({ name }) => name) },
    codes: Object.fromEntries(codes.map(({ name, choices }) => [name, () => inOrder(context, choices)])),
    find: columns.filter(isText).map(({ name }) => name),
    more: sql<More>`${sumsOf(columns, isMoney)}, ${namesOf(late)}`,
    input: { ...wanted, ...(orderBy && { orderBy }) },
  });
  const sums = rows[0]?.sums ?? [];
  if (sums.some((each) => Number(each['Unrated'] ?? 0) > 0)) throw new Failure(409, 'ERR-16');
  return {
    Items: rows.map((row) => ({ RowId: row.RowId, Values: valuesOf({ ...row, ...row.named }, columns, isMoney) })),
    TotalCount: total,
    Totals: { Values: totalsOf(sums, columns) },
    Note: noteOf(context, asked, sums.length === 1 ? sums[0]?.['Currency'] : undefined),
  };
}

/** Sorts and joins of a year of lines fit into so much; with less they would go by way of files. */
export const takeMemory = ({ db }: Pick<CallContext, 'db'>): Promise<unknown> =>
  sql`select set_config('work_mem', '32MB', true)`.execute(db);

const isText = ({ kind = 'Text', choices, isMoney }: ReportColumn): boolean => kind === 'Text' && !choices && !isMoney;

const fieldOf = (name: string): string => `Values.${name}`;
const orderKeys = (columns: readonly ReportColumn[]): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map(({ name }) => [fieldOf(name), name]));

function orderOf(context: CallContext, keys: Readonly<Record<string, string>>, orderBy: ListInput['orderBy']) {
  if (orderBy === undefined || Object.hasOwn(keys, orderBy.Key)) return orderBy;
  const problem = context.text(fieldTexts.format);
  throw new Failure(400, 'wrongValue', { field: 'orderBy.Key', problem }, { 'orderBy.Key': problem });
}

const inOrder = (context: CallContext, choices: ReportColumn['choices']): readonly string[] => {
  const { compare } = new Intl.Collator(context.language);
  return [...(choices?.(sayIn(context)) ?? [])].sort((a, b) => compare(a.Label, b.Label)).map(({ Value }) => Value);
};

/** What is worked out for the page alone; undefined: nothing, or all rows are put in order or searched by it. */
function lateOf(
  { named, order }: Report,
  columns: readonly ReportColumn[],
  context: CallContext,
  { options, orderBy }: Wanted,
  keys: Readonly<Record<string, string>>,
): NamedColumns | undefined {
  const late = named?.(context);
  const sorted = [order.by, ...(orderBy ? [keys[orderBy.Key] ?? ''] : [])];
  if (!late || wordsOf({ ...(options && { options }) }) !== undefined) return undefined;
  if (sorted.some((name) => Object.hasOwn(late.columns, name))) return undefined;
  const seen = Object.entries(late.columns).filter(([name]) => columns.some((column) => column.name === name));
  return { ...late, columns: Object.fromEntries(seen) };
}

const namesOf = (late: NamedColumns | undefined): RawBuilder<unknown> =>
  late && Object.keys(late.columns).length > 0
    ? sql`(select to_jsonb(named) from (select ${columnsIn(late)} from (select page.*) q ${late.joins}) named) as named`
    : sql`null::jsonb as named`;

const columnsIn = ({ columns }: NamedColumns): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));

/** The columns that the reader sees, amounts in the currency that was asked for; what comes late stays out, but for its keys. */
function rowsOf(
  report: Report,
  columns: readonly ReportColumn[],
  asked: Asked,
  context: CallContext,
  late: NamedColumns | undefined,
): RawBuilder<Row> {
  const found = report.rows(asked, context);
  const named = late ? undefined : report.named?.(context);
  const own = named ? sql`select q.*, ${columnsIn(named)} from (${found}) q ${named.joins}` : found;
  const isMoney = columns.some((column) => column.isMoney);
  const { currency } = asked;
  const shown = columns.filter(({ name }) => !Object.hasOwn(late?.columns ?? {}, name));
  const names = [
    ...shown.map(({ name, isMoney: isAmount }) =>
      isAmount ? sql`${inCurrency(sql.ref(`q.${name}`), currency)} as ${sql.ref(name)}` : sql.ref(`q.${name}`),
    ),
    ...(late?.keys ?? []).map((name) => sql.ref(`q.${name}`)),
  ];
  if (!isMoney) return sql<Row>`select q."RowId", ${sql.join(names)} from (${own}) q`;
  if (currency === undefined) {
    return sql<Row>`select q."RowId", q."Currency", false as "IsUnrated", ${sql.join(names)} from (${own}) q`;
  }
  return sql<Row>`
    select q."RowId", ${currency}::text as "Currency", r.rate is null as "IsUnrated", ${sql.join(names)}
    from (${own}) q left join ${ratesTo(currency)} on r.currency = q."Currency"`;
}

const inCurrency = (amount: RawBuilder<unknown>, currency: string | undefined): RawBuilder<unknown> =>
  currency === undefined
    ? sql`${amount}::float8`
    : sql`round(${amount}::numeric * r.rate, ${sql.lit(decimalsOf(currency))})::float8`;

/** What a unit of each currency is in another one, by rates not older than a day; called `r`. */
export const ratesTo = (currency: string): RawBuilder<unknown> => sql`(
    with newest as (
      select 'EUR' as currency, 1::numeric as per_euro
      union all (select distinct on (e.currency) e.currency, e.per_euro::numeric from exchange_rate e
        where e.as_of_utc <= now() and e.as_of_utc >= now() - interval '24 hours' order by e.currency, e.as_of_utc desc))
    select n.currency, case when n.currency = ${currency} then 1 else o.per_euro / n.per_euro end as rate
    from newest n join newest o on o.currency = ${currency}
    union select ${currency}, 1 where not exists (select from newest n where n.currency = ${currency})) r`;

/** Over all rows that were found, worked out once; amounts of several currencies are not added. */
function sumsOf(columns: readonly ReportColumn[], isMoney: boolean): RawBuilder<Sums> {
  const sums = columns.flatMap(({ name, total }) =>
    total ? [sql`sum(${sql.ref(`listed.${name}`)})::float8 as ${sql.ref(name)}`] : [],
  );
  const all = isMoney
    ? [...sums, sql`listed."Currency"`, sql`count(*) filter (where listed."IsUnrated") as "Unrated"`]
    : sums;
  if (all.length === 0) return sql<Sums>`null::json as sums`;
  const by = isMoney ? sql`group by listed."Currency" order by listed."Currency"` : sql``;
  return sql<Sums>`(select json_agg(sums) from (select ${sql.join(all)} from listed ${by}) sums) as sums`;
}

function valuesOf(row: Row, columns: readonly ReportColumn[], isMoney: boolean) {
  const cells = columns.map(({ name }) => [name, cellOf(row[name])] as const);
  return Object.fromEntries([...cells, ...(isMoney ? [['Currency', row['Currency'] ?? null] as const] : [])]);
}

const cellOf = (value: unknown): Cell =>
  value === undefined || value === null ? null : value instanceof Date ? value.toISOString() : (value as Cell);

/** An amount for each currency, a number for what is counted. */
const totalsOf = (sums: NonNullable<Sums['sums']>, columns: readonly ReportColumn[]) =>
  Object.fromEntries(
    columns.flatMap(({ name, total, isMoney }) => {
      const known = sums.filter((each) => typeof each[name] === 'number');
      if (!total || known.length === 0) return [];
      const amounts = known.map((each) => [String(each['Currency'] ?? ''), coins(Number(each[name]))] as const);
      return [[name, isMoney ? Object.fromEntries(amounts) : coins(amounts.reduce((sum, [, one]) => sum + one, 0))]];
    }),
  );

/** Its period and its currency. */
function noteOf(context: CallContext, { period }: Asked, currency: Cell | undefined): string {
  const locale = formatLocale(context.language, [], context.session.user.CompanyAccount.Country);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(`${period.from}T00:00:00Z`),
    new Date(Date.parse(`${period.until}T00:00:00Z`) - 86_400_000),
  );
  return typeof currency === 'string' ? `${days}, ${currency}` : days;
}

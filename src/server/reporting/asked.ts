/** What a report is asked: its parameters read and looked up, each as its report knows it. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { type IntervalId, intervalOf } from '../../rules/billing/interval.ts';
import { dayAfter } from '../../rules/billing/period.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { ofSellerInScope } from '../db/in-scope.ts';
import type { Parameter } from './parameters.ts';
import { type AheadName, aheadNames, type Period, type PeriodName, periodNames, periodOf } from './periods.ts';
import { sayIn } from './say.ts';

export type Values = Readonly<Record<string, string | number>>;

/** What knows what it may be asked with. */
interface Parameterised {
  readonly parameters: readonly Parameter[];
}

export interface Asked {
  readonly period: Period;
  /** The months that the period touches. */
  readonly first: IntervalId;
  readonly last: IntervalId;
  /** The month that goes on. */
  readonly now: IntervalId;
  /** Whose sales: one that was asked for, else the reader's own company; a company that sells nothing has none. */
  readonly seller: number;
  /** Of these months his kept sums are older than his lines. */
  readonly open: readonly IntervalId[];
  /** The branch that was asked for. */
  readonly path: string | undefined;
  readonly currency: string | undefined;
  /** The choice of a parameter. */
  choice(name: string): string | null;
}

/** @throws 400 for what the report cannot be asked with, 404 for an account out of sight. */
export async function askedOf(context: CallContext, report: Parameterised, values: Values = {}): Promise<Asked> {
  const today = new Date().toISOString().slice(0, 10);
  const read = new Map<string, string | number>();
  for (const [name, value] of Object.entries(values)) {
    const parameter = report.parameters.find((known) => known.name === name);
    if (!parameter) throw wrong(name, context.text('This report is not asked for it.'));
    read.set(name, await readValue(context, parameter, value));
  }
  const text = (name: string) => read.get(name) as string | undefined;
  const period = spanOf(context, report, text, today);
  const below = read.get('below');
  const seller = await sellerOf(context, read.get('seller') as number | undefined);
  const first = intervalOf(period.from);
  const last = intervalOf(dayAfter(period.until, -1));
  return {
    ...{ period, first, last, now: intervalOf(today) },
    ...{ seller, open: await openMonths(context, seller, first, last) },
    path: below === undefined ? undefined : (await findAccount(context, Number(below))).path,
    currency: text('currency'),
    choice: (name) => text(name) ?? null,
  };
}

/** Days by themselves or within the months; without any what the report begins with. */
function spanOf(
  context: CallContext,
  { parameters }: Parameterised,
  text: (name: string) => string | undefined,
  today: string,
) {
  const isAhead = parameters.some(({ name }) => name === 'ahead');
  if (isAhead) return periodOf((text('ahead') ?? aheadNames[1]) as AheadName, today);
  const whole = periodOf((text('period') ?? periodNames[4]) as PeriodName, today);
  const from = text('from') ?? whole.from;
  const until = text('to') === undefined ? whole.until : dayAfter(text('to') ?? '');
  if (from >= until) throw wrong('to', context.text('The last day lies before the first.'));
  return { from, until };
}

async function readValue(context: CallContext, parameter: Parameter, value: string | number): Promise<string | number> {
  const { name, kind, choices } = parameter;
  if (kind === 'Number') {
    if (typeof value === 'number') return value;
    if (/^\d{1,15}$/.test(value)) return Number(value);
    throw wrong(name, context.text(fieldTexts.integer));
  }
  const isFitting =
    kind === 'Date'
      ? isDay(value)
      : typeof value === 'string' &&
        ((await choices?.(sayIn(context), context)) ?? []).some((choice) => choice.Value === value);
  if (!isFitting) throw wrong(name, context.text(fieldTexts.format));
  return value;
}

/** A real day, of a year that months are counted in. */
function isDay(value: string | number): boolean {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

function wrong(name: string, problem: string): Failure {
  const field = `parameters.${name}`;
  return new Failure(400, 'wrongValue', { field, problem }, { [field]: problem });
}

const nobody = 0;

async function sellerOf(context: CallContext, wanted: number | undefined): Promise<number> {
  if (wanted !== undefined) {
    const found = await findAccount(context, wanted, { types: { of: ['Reseller'], otherwise: 'notASeller' } });
    return found.account_id;
  }
  const { rows } = await sql<{ seller: number | null }>`
    select case when ${ofSellerInScope(sql`scope_company()`)} then scope_company() end as seller`.execute(context.db);
  return rows[0]?.seller ?? nobody;
}

async function openMonths(
  { db }: CallContext,
  seller: number,
  first: IntervalId,
  last: IntervalId,
): Promise<readonly IntervalId[]> {
  if (seller === nobody) return [];
  const { rows } = await sql<{ month: number }>`
    select distinct m.interval_id::integer as month from month_to_sum m
    where m.seller_account_id = ${seller} and m.interval_id between ${first} and ${last} and ${ofSellerInScope('m.seller_account_id')}`.execute(
    db,
  );
  return rows.map(({ month }) => month);
}

/** The account lies in the branch that was asked for. @param path the column that holds its path. */
export const inBranch = ({ path }: Asked, column: string): RawBuilder<boolean> =>
  path === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} ^@ ${path}::text`;

/** From the first day on, before the one behind the last. @param at a column of a day or an instant. */
export const within = ({ period }: Asked, at: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(at)} >= ${period.from}::date and ${sql.ref(at)} < ${period.until}::date`;

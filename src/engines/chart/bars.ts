/** The bars of a chart: what they stand for, how high they are, and the lines behind them. */
import type { ChartShape } from '../../define/shapes/block-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import type { Row } from '../binding/answer-rows.ts';

export interface Bar {
  /** A value of the field, or the day or month that it falls into ('2027-02-01', '2027-02'). */
  readonly key: string;
  readonly of: unknown;
  readonly value: number;
  /** ISO 4217 code of the value, where it is an amount. */
  readonly currency?: string;
  /** What it is made of, by the values of the series. */
  readonly parts?: Readonly<Record<string, number>>;
  /** It is what it will come to. */
  readonly isEstimate?: boolean;
}

type Charted = Pick<ChartShape, 'by' | 'value' | 'per' | 'currency' | 'series' | 'estimate'>;

/** As the rows stand; days and months in their order without a gap. Amounts of different currencies are never added. */
export function barsOf(charted: Charted, rows: readonly Row[]): readonly Bar[] {
  const { by, value, per, currency } = charted;
  const bars = new Map<string, Bar>();
  for (const row of rows) {
    const of = valueAt(row, by);
    if (of === undefined || of === null || of === '') continue;
    const code = currency === undefined ? undefined : valueAt(row, currency);
    const key = per ? String(of).slice(0, per === 'day' ? 10 : 7) : String(of);
    const place = `${key} ${String(code ?? '')}`;
    const before = bars.get(place);
    const own = Number(valueAt(row, value) ?? 0);
    bars.set(place, {
      ...{ key, of: per ? key : of, value: (before?.value ?? 0) + own },
      ...(typeof code === 'string' ? { currency: code } : {}),
      ...divided(charted, row, before, own),
    });
  }
  const all = [...bars.values()];
  return per && !hasSeveralCurrencies(all) ? withoutGaps(all, per) : all;
}

/** Those of one currency, days and months without a gap. */
export function barsIn(currency: string, bars: readonly Bar[], per: ChartShape['per']): readonly Bar[] {
  const own = bars.filter((bar) => bar.currency === currency);
  return per ? withoutGaps(own, per) : own;
}

/** By how many bars each has: the one with the most first, and before it the one that is the reader's own. */
export function currenciesOf(bars: readonly Bar[], own: string | undefined): readonly string[] {
  const counts = new Map<string, number>();
  for (const { currency } of bars) if (currency !== undefined) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const rank = (currency: string) => (currency === own ? Number.POSITIVE_INFINITY : (counts.get(currency) ?? 0));
  return [...counts.keys()].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)) || a.localeCompare(b));
}

function divided({ series, estimate }: Charted, row: Row, before: Bar | undefined, own: number): Partial<Bar> {
  const part = series === undefined ? undefined : String(valueAt(row, series) ?? '');
  const isEstimate = before?.isEstimate || (estimate !== undefined && valueAt(row, estimate) === true);
  return {
    ...(part === undefined ? {} : { parts: { ...before?.parts, [part]: (before?.parts?.[part] ?? 0) + own } }),
    ...(isEstimate ? { isEstimate } : {}),
  };
}

/** What bars are made of, as the rows come: whoever answers them settles the order, which is the same in each currency. */
export const seriesOf = ({ series }: Charted, rows: readonly Row[]): readonly string[] =>
  series === undefined ? [] : [...new Set(rows.map((row) => String(valueAt(row, series) ?? '')))];

/** More than these are not told apart by colours: the last one stands for all others. */
export const mostSeries = 6;

/** Then heights say nothing: 100 JPY are no more than 1 EUR. */
export const hasSeveralCurrencies = (bars: readonly Bar[]): boolean =>
  new Set(bars.map(({ currency }) => currency)).size > 1;

/** Nothing to draw: no rows, or nothing but zeros. */
export const isFlat = (bars: readonly Bar[]): boolean => bars.every(({ value }) => value === 0);

/** Columns beyond these cannot be told apart: the last ones are drawn, the table has all. */
export const mostColumns = 62;

function withoutGaps(bars: readonly Bar[], per: 'day' | 'month'): readonly Bar[] {
  const known = new Map(bars.map((bar) => [bar.key, bar]));
  const keys = [...known.keys()].sort();
  const [first] = keys;
  const last = keys.at(-1);
  if (first === undefined || last === undefined) return [];
  const [{ currency } = {}] = bars;
  const all: Bar[] = [];
  for (let key = last; key >= first; key = dayBefore(key, per)) {
    all.push(known.get(key) ?? { key, of: key, value: 0, ...(currency === undefined ? {} : { currency }) });
  }
  return all.reverse();
}

function dayBefore(key: string, per: 'day' | 'month'): string {
  const at = new Date(`${per === 'day' ? key : `${key}-01`}T00:00:00Z`);
  if (per === 'day') at.setUTCDate(at.getUTCDate() - 1);
  else at.setUTCMonth(at.getUTCMonth() - 1);
  return at.toISOString().slice(0, per === 'day' ? 10 : 7);
}

/** Round figures for the lines behind the bars, from 0 to above the highest. */
export function gridLinesFor(bars: readonly Bar[]): readonly number[] {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  if (highest === 0) return [0, 1];
  const rough = highest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  const step =
    Number.isInteger(highest) && bars.every(({ value }) => Number.isInteger(value))
      ? Math.max(1, factor * power)
      : factor * power;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which bars have their name below them, where there is room for about so many. */
export const isNamed = (index: number, count: number, room: number): boolean =>
  (count - 1 - index) % Math.max(1, Math.ceil(count / room)) === 0;

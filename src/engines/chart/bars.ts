/** The bars of a chart: what they stand for, how high they are, and the lines behind them. */
import type { ChartShape } from '../../define/shapes/block-shapes.ts';
import type { Row } from '../binding/answer-rows.ts';
import { valueAt } from '../binding/path.ts';

export interface Bar {
  /** A value of the field, or the day or month that instants fall into ('2027-02-01', '2027-02'). */
  readonly key: string;
  readonly of: unknown;
  readonly value: number;
}

type Charted = Pick<ChartShape, 'by' | 'value' | 'per'>;

/** As the rows stand; counted ones with the most first, instants in their order without a gap. */
export function barsOf({ by, value, per }: Charted, rows: readonly Row[]): readonly Bar[] {
  const sums = new Map<string, { of: unknown; value: number }>();
  for (const row of rows) {
    const of = valueAt(row, by);
    if (of === undefined || of === null || of === '') continue;
    const key = per ? String(of).slice(0, per === 'day' ? 10 : 7) : String(of);
    const before = sums.get(key)?.value ?? 0;
    const more = value === undefined ? 1 : Number(valueAt(row, value) ?? 0);
    sums.set(key, { of: per ? key : of, value: before + more });
  }
  const bars = [...sums].map(([key, { of, value: sum }]) => ({ key, of, value: sum }));
  if (per) return withoutGaps(bars, per);
  return value === undefined ? bars.sort((a, b) => b.value - a.value) : bars;
}

/** More than anybody can tell apart; older ones are left out. */
const most = 62;

function withoutGaps(bars: readonly Bar[], per: 'day' | 'month'): readonly Bar[] {
  const known = new Map(bars.map((bar) => [bar.key, bar]));
  const keys = [...known.keys()].sort();
  const [first] = keys;
  const last = keys.at(-1);
  if (first === undefined || last === undefined) return [];
  const all: Bar[] = [];
  for (let key = last; key >= first && all.length < most; key = dayBefore(key, per)) {
    all.unshift(known.get(key) ?? { key, of: key, value: 0 });
  }
  return all;
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

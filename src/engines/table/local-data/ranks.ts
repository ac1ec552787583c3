/** The values of a column as small numbers in their order: ranked once, every sort after that is only counting. */
import type { Row } from '../../binding/answer-rows.ts';
import { readerOf } from './field-reader.ts';
import { orderTexts } from './text-order.ts';

export interface Ranks {
  /** One for each row; equal values share a rank, rows without a value have the rank `empty`. */
  readonly of: Uint32Array;
  readonly empty: number;
}

/** @param textOf what is read for a value, where that is another text. */
export function ranksOf(
  rows: readonly Row[],
  field: string,
  locale: string,
  textOf?: (value: unknown) => unknown,
): Ranks {
  const read = readerOf(field);
  const own = rows.map((row) => read(row) ?? undefined);
  const values = textOf ? own.map((value) => (value === undefined ? undefined : textOf(value))) : own;
  return values.every((value) => value === undefined || typeof value === 'number')
    ? rankNumbers(values as (number | undefined)[])
    : rankTexts(values, locale);
}

function rankNumbers(values: readonly (number | undefined)[]): Ranks {
  const sorted = Float64Array.from(values.filter((value) => value !== undefined)).sort();
  let count = 0;
  for (const value of sorted) if (count === 0 || value !== sorted[count - 1]) sorted[count++] = value;
  const distinct = sorted.subarray(0, count);
  return {
    of: Uint32Array.from(values, (value) => (value === undefined ? count : indexIn(distinct, value))),
    empty: count,
  };
}

function indexIn(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rankTexts(values: readonly unknown[], locale: string): Ranks {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const codes = new Map<string, number>();
  const texts: string[] = [];
  const none = 2 ** 32 - 1;
  const of = new Uint32Array(values.length);
  values.forEach((value, index) => {
    if (value === undefined) {
      of[index] = none;
      return;
    }
    const text = String(value);
    let code = codes.get(text);
    if (code === undefined) {
      code = texts.push(text) - 1;
      codes.set(text, code);
    }
    of[index] = code;
  });
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  orderTexts(texts, compare).forEach((code, at, order) => {
    if (at > 0 && compare(texts[order[at - 1] as number] as string, texts[code] as string) !== 0) rank += 1;
    ranks[code] = rank;
  });
  const empty = texts.length === 0 ? 0 : rank + 1;
  for (let index = 0; index < of.length; index += 1) {
    const code = of[index] as number;
    of[index] = code === none ? empty : (ranks[code] as number);
  }
  return { of, empty };
}

/** The given places in the order of their ranks; equal ones stay as they were, empty ones stand at the end either way. */
export function orderByRank(places: Uint32Array, { of, empty }: Ranks, direction: 'ASC' | 'DESC'): Uint32Array {
  const bucket = (place: number): number => {
    const rank = of[place] as number;
    return rank === empty || direction === 'ASC' ? rank : empty - 1 - rank;
  };
  const starts = new Uint32Array(empty + 2);
  for (const place of places) starts[bucket(place) + 1] = (starts[bucket(place) + 1] as number) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const order = new Uint32Array(places.length);
  for (const place of places) {
    const at = bucket(place);
    order[starts[at] as number] = place;
    starts[at] = (starts[at] as number) + 1;
  }
  return order;
}

/** What stands below the columns: sums and their like over all rows that match, each currency by itself. */
import type { Total } from '../../../define/fields/column.ts';
import { kindFor } from '../../../rules/kinds/registry.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { ColumnPlan } from '../columns/column-plan.ts';
import { readerOf } from './field-reader.ts';

export interface Amount {
  readonly value: number;
  /** undefined: a plain number, or an amount whose currency nobody says. */
  readonly currency: string | undefined;
}

interface Tally {
  count: number;
  sum: number;
  least: number;
  most: number;
}

/** One amount for each currency, in the order they are met; a count counts values of every kind. */
export function totalOf(rows: readonly Row[], { field, kind, currency, total }: ColumnPlan): readonly Amount[] {
  if (total === undefined) return [];
  const read = readerOf(field);
  const { rounded = (value: number) => value } = kindFor(kind);
  if (total === 'count')
    return [{ value: rows.reduce((count, row) => count + Number(isThere(read(row))), 0), currency: undefined }];
  const readCurrency = currency === undefined ? undefined : readerOf(currency);
  const tallies = new Map<string | undefined, Tally>();
  for (const row of rows) {
    const value = read(row);
    if (typeof value !== 'number' || Number.isNaN(value)) continue;
    const code = readCurrency?.(row);
    const of = typeof code === 'string' ? code : undefined;
    const tally = tallies.get(of) ?? { count: 0, sum: 0, least: value, most: value };
    tallies.set(of, tally);
    tally.count += 1;
    tally.sum += value;
    if (value < tally.least) tally.least = value;
    if (value > tally.most) tally.most = value;
  }
  return [...tallies].map(([of, tally]) => ({
    value: total === 'average' ? rounded(outcome(total, tally), of) : outcome(total, tally),
    currency: of,
  }));
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function outcome(total: Exclude<Total, 'count'>, { count, sum, least, most }: Tally): number {
  if (total === 'minimum') return least;
  if (total === 'maximum') return most;
  // Binary fractions leave traces far behind the decimals that money has.
  return Number((total === 'average' ? sum / count : sum).toPrecision(15));
}

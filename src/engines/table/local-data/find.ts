/** Which rows contain a text in one of their columns; looked for in steps, so that nobody who types has to wait. */
import type { Choice } from '../../../define/fields/field.ts';
import type { Row } from '../../binding/answer-rows.ts';
import { readerOf } from './field-reader.ts';

export interface Findable {
  readonly field: string;
  readonly choices?: readonly Choice[];
  /** What is read for a value in a language, where that is another text than the value. */
  readonly textOf?: (locale: string) => (value: unknown) => unknown;
}

type Contains = (text: string) => boolean;
type Test = (row: Row) => boolean;

/**
 * Whether a text holds the wanted one, whatever the case. A pattern instead of lower-cased copies: of a hundred thousand rows
 * they would take more memory than the rows. What has no case needs neither.
 */
function containing(wanted: string): Contains {
  if (wanted.toLowerCase() === wanted.toUpperCase()) return (text) => text.includes(wanted);
  // Turkish has four letters i; who looks for one of them means any.
  const letters = wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[iıİ]/gi, '[iıİ]');
  const pattern = new RegExp(letters, 'i');
  return (text) => pattern.test(text);
}

function testOf({ field, choices }: Findable, contains: Contains): Test {
  const read = readerOf(field);
  const holds = (value: unknown): boolean =>
    typeof value === 'string' ? contains(value) : value !== undefined && value !== null && contains(String(value));
  if (!choices) return (row) => holds(read(row));
  const hits = new Map(choices.map(({ value, label }) => [value as unknown, contains(label)]));
  return (row) => {
    const value = read(row);
    return hits.get(value) ?? holds(value);
  };
}

/** Rows between two looks at the clock. */
const stride = 2048;

/** Answers the places of the rows that contain the text, in their order; `among` are those that may. */
export function* findPlaces(
  rows: readonly Row[],
  columns: readonly Findable[],
  text: string,
  among: Uint32Array | undefined,
): Generator<void, Uint32Array> {
  const contains = containing(text);
  const tests = columns.map((column) => testOf(column, contains));
  const count = among?.length ?? rows.length;
  const found = new Uint32Array(count);
  let hits = 0;
  for (let at = 0; at < count; at += 1) {
    if (at % stride === stride - 1) yield;
    const place = among ? (among[at] as number) : at;
    const row = rows[place] as Row;
    for (const test of tests) {
      if (!test(row)) continue;
      found[hits++] = place;
      break;
    }
  }
  return found.slice(0, hits);
}

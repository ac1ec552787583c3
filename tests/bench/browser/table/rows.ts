/** The rows of the table benchmark: 100,000 with 12 columns, the same in every run, and what each gesture must show. */

export interface BenchRow {
  readonly Code: string;
  readonly Name: string;
  readonly Company: string;
  readonly City: string;
  readonly Street: string;
  readonly Plan: string;
  readonly Email: string;
  readonly Amount: number;
  readonly Quantity: number;
  readonly Weight: number;
  readonly MadeUtc: string;
  readonly Note: string;
}
export type Column = keyof BenchRow;

export const rowCount = 100_000;
export const columns = [
  'Code',
  'Name',
  'Company',
  'City',
  'Street',
  'Plan',
  'Email',
  'Amount',
  'Quantity',
  'Weight',
  'MadeUtc',
  'Note',
] as const satisfies readonly Column[];

/** One column of numbers and one of texts are sorted. */
export const sorts = { number: 'Amount', text: 'Name' } as const;
export type SortName = keyof typeof sorts;

/** Typed one after the other; the last one clears the box. */
export const finds = ['4', '41', '415', '4159', ''] as const;

const plans = ['Basic', 'Standard', 'Premium', 'Enterprise'];
const cities = ['Berlin', 'Hamburg', 'Warsaw', 'Lyon', 'Porto', 'Turin', 'Ghent', 'Graz', 'Brno', 'Vilnius'];
const consonants = 'bcdfghklmnprstvz';
const vowels = 'aeiou';

/** A word of three syllables and more, another one for each number below 512,000. */
function word(number: number): string {
  let text = '';
  for (let rest = number, at = 0; at < 3; at += 1, rest = Math.floor(rest / 80)) {
    text += `${consonants[rest % 16]}${vowels[Math.floor(rest / 16) % 5]}`;
  }
  return text[0]?.toUpperCase() + text.slice(1);
}

/** Mulberry32: the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function makeRows(): BenchRow[] {
  const random = randomFrom(8);
  return Array.from({ length: rowCount }, (_, index): BenchRow => {
    // Steps that share no factor with the number of values visit each of them once: no two names or amounts are the same.
    const name = word((index * 104_729 + 7) % 512_000);
    const made = new Date(Date.UTC(2021, 0, 1) + Math.floor(random() * 1826) * 86_400_000 + index * 1000);
    return {
      Code: `R${String(index + 1).padStart(6, '0')}`,
      Name: name,
      Company: `${word(Math.floor(random() * 512_000))} GmbH`,
      City: cities[Math.floor(random() * cities.length)] ?? '',
      Street: `${word(Math.floor(random() * 6400))}strasse ${1 + Math.floor(random() * 150)}`,
      Plan: plans[Math.floor(random() * plans.length)] ?? '',
      Email: `${name.toLowerCase()}@example.test`,
      Amount: ((index * 49_999 + 31_300) % rowCount) / 4 + 10,
      Quantity: Math.floor(random() * 1000),
      Weight: Math.round(random() * 10_000) / 100,
      MadeUtc: made.toISOString(),
      Note: `${word(Math.floor(random() * 512_000))} ${word(Math.floor(random() * 512_000))}`.toLowerCase(),
    };
  });
}

export const matches = (row: BenchRow, text: string): boolean =>
  columns.some((column) => String(row[column]).toLowerCase().includes(text));

/** The code of the row that must come first, which is another one after each gesture. */
export interface Expected {
  readonly start: string;
  readonly sorts: Readonly<Record<SortName, string>>;
  readonly finds: Readonly<Record<string, string>>;
}

export function expectedOf(rows: readonly BenchRow[]): Expected {
  const least = (column: Column): string => rows.reduce((a, b) => (b[column] < a[column] ? b : a)).Code;
  const first = (text: string): string => rows.find((row) => matches(row, text))?.Code ?? '';
  const expected: Expected = {
    start: first(''),
    sorts: { number: least(sorts.number), text: least(sorts.text) },
    finds: Object.fromEntries(finds.map((text) => [text, first(text)])),
  };
  const shown = [...Object.values(expected.sorts), ...Object.values(expected.finds)];
  if (new Set(shown).size !== shown.length) throw new Error(`Two gestures would show the same: ${shown.join(' ')}`);
  return expected;
}

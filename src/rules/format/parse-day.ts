/** What typed text means as a day: numbers in the order of the locale with any marks, months by name, years of two figures. */
import { dateFormatter, dayOf, typedForm } from './day.ts';
import { toLatinDigits } from './number.ts';

type Part = 'day' | 'month' | 'year';

/** Undefined while it is no whole day. `today`: the year from which two figures are counted. */
export function parseDay(text: string, locale: string, today = new Date().getUTCFullYear()): string | undefined {
  const plain = toLatinDigits(text.trim(), locale).replace(/[\u200e\u200f\u061c]/g, '');
  const numbers = plain.match(/\d+/g) ?? [];
  const words = plain.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  const found = words.length > 0 ? withMonth(numbers, words, locale) : inOrder(numbers, locale);
  if (!found || found.day.length > 2 || found.month.length > 2) return undefined;
  const year = yearOf(found.year, today);
  return year === undefined ? undefined : dayOf([year, Number(found.month), Number(found.day)]);
}

type Found = Readonly<Record<Part, string>>;

/** Who writes four figures first writes the year first, whatever the locale. */
function inOrder(numbers: readonly string[], locale: string): Found | undefined {
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length !== 3) return undefined;
  if (first.length === 4) return { year: first, month: second, day: third };
  const order = orderOf(locale);
  const part = (name: Part) => [first, second, third][order.indexOf(name)] ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

/** '5 Mar 1990', 'March 5, 1990', '1990 March 5'. */
function withMonth(numbers: readonly string[], words: readonly string[], locale: string): Found | undefined {
  const names = namesOf(locale);
  const months = words.map((word) => monthOf(word, names)).filter((month) => month !== undefined);
  const others = words.filter((word) => monthOf(word, names) === undefined && !names.between.has(word.toLowerCase()));
  const [first = '', second = ''] = numbers;
  const [month] = months;
  if (month === undefined || months.length > 1 || others.length > 0 || numbers.length !== 2) return undefined;
  return first.length === 4
    ? { year: first, month: String(month), day: second }
    : { year: second, month: String(month), day: first };
}

/** Two figures are a year of the hundred that ends twenty years from now: '90' was, '27' is or comes soon. */
function yearOf(text: string, today: number): number | undefined {
  if (text.length === 4) return Number(text);
  if (text.length !== 2) return undefined;
  const last = today + 20;
  const year = last - (last % 100) + Number(text);
  return year > last ? year - 100 : year;
}

interface Names {
  /** From the whole name, its short form or its beginning to the number of the month. */
  readonly months: ReadonlyMap<string, number>;
  /** Words that stand between the parts of a date: 'de'. */
  readonly between: ReadonlySet<string>;
}

/** At least so much of a name must be there. */
const least = 3;

function monthOf(word: string, { months }: Names): number | undefined {
  const wanted = word.toLowerCase();
  const whole = months.get(wanted);
  if (whole !== undefined || wanted.length < least) return whole;
  const begun = new Set([...months].filter(([name]) => name.startsWith(wanted)).map(([, month]) => month));
  return begun.size === 1 ? [...begun][0] : undefined;
}

const known = new Map<string, Names>();

/** Of the locale, and the English ones besides: they stand in much that people copy. */
function namesOf(locale: string): Names {
  const names = known.get(locale) ?? madeNames(locale);
  known.set(locale, names);
  return names;
}

function madeNames(locale: string): Names {
  const months = new Map<string, number>();
  const between = new Set<string>();
  for (const language of ['en', locale]) {
    for (const month of ['long', 'short'] as const) {
      for (let at = 0; at < 12; at += 1) {
        const date = Date.UTC(2000, at, 1);
        // Alone and within a date they differ: 'marzec', '5 marca'.
        const alone = dateFormatter(language, { month }).formatToParts(date);
        const within = dateFormatter(language, { day: 'numeric', month, year: 'numeric' }).formatToParts(date);
        for (const { type, value } of [...alone, ...within]) {
          const said = value.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
          if (type === 'month' && said[0] !== undefined) months.set(said[0], at + 1);
          else if (type === 'literal') for (const word of said) between.add(word);
        }
      }
    }
  }
  return { months, between };
}

function orderOf(locale: string): readonly string[] {
  const parts = dateFormatter(locale, typedForm).formatToParts(0);
  return parts.map((part) => part.type).filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** Numbers in the user's own form, both ways; formatters are made once per locale. */
import { BoundedCache } from './bounded-cache.ts';

const formatters = new BoundedCache<Intl.NumberFormat>(200);

export function numberFormatter(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return formatters.getOrCreate(`${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));
}

const shown = { maximumFractionDigits: 10 } as const;
/** No grouping: spreadsheets take the text for a number. */
const exact = { maximumFractionDigits: 20, useGrouping: false } as const;

export function showNumber(value: number, locale: string): string {
  return numberFormatter(locale, shown).format(value);
}

export function exportNumber(value: number, locale: string): string {
  return numberFormatter(locale, exact).format(value);
}

interface Marks {
  readonly decimal: string;
  readonly grouped: RegExp;
  readonly group: string;
  readonly digits: string;
}

const marksByLocale = new BoundedCache<Marks>(50);
const spaces = /[\s\u00a0\u202f\u2009]/g;
const directionMarks = /[\u200e\u200f\u061c]/g;
const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const marksOf = (locale: string): Marks => marksByLocale.getOrCreate(locale, () => findMarks(locale));

function findMarks(locale: string): Marks {
  const parts = numberFormatter(locale, { minimumFractionDigits: 1 }).formatToParts(1234567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value.replace('’', "'") ?? '';
  const group = find('group').replace(spaces, '') || "'";
  return {
    decimal: find('decimal'),
    group,
    grouped: new RegExp(`^[+-]?\\d{1,3}(${escaped(group)}\\d{2,3})*${escaped(group)}\\d{3}$`),
    digits: [...numberFormatter(locale, { useGrouping: false }).format(9876543210)].reverse().join(''),
  };
}

/** The number a text means in this locale, or undefined. Marks in odd places are refused rather than guessed at. */
export function parseNumber(text: string, locale: string): number | undefined {
  const { decimal, group, grouped } = marksOf(locale);
  const plain = toLatinDigits(text, locale)
    .replace(directionMarks, '')
    .replace(spaces, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replaceAll('’', "'");
  const [start = '', fraction = '', ...rest] = plain.split(decimal);
  const whole = grouped.test(start) ? start.replaceAll(group, '') : start;
  const sound = rest.length === 0 && /^[+-]?\d*$/.test(whole) && /^\d*$/.test(fraction) && /\d/.test(plain);
  return sound ? Number(`${whole}.${fraction || '0'}`) : undefined;
}

/** Digits of the locale (Arabic, Devanagari) as 0 to 9. */
export function toLatinDigits(text: string, locale: string): string {
  const { digits } = marksOf(locale);
  return digits.startsWith('0') ? text : text.replace(/\p{Nd}/gu, (digit) => latin(digits.indexOf(digit), digit));
}

const latin = (position: number, digit: string) => (position < 0 ? digit : String(position));

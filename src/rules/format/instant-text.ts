/** Instants (ISO 8601) shown in UTC; text without a zone is UTC, since the server speaks nothing else. */
import type { FieldOptions, Parsed } from '../../define/fields/field.ts';
import { fieldTexts } from '../fields/field-texts.ts';
import { dateFormatter, dayDigits, typedDay } from './day.ts';
import { toLatinDigits } from './number.ts';
import { parseDay } from './parse-day.ts';

const shown = {
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

export function instantOf(text: string): Date | undefined {
  const [, day, time, zone = 'Z'] = iso.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const date = new Date(`${day}T${time}${/^(z|utc)$/i.test(zone) ? 'Z' : zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** "21 Nov 2026, 08:55 UTC"; what is no instant is shown as it came. */
export function showInstant(text: string, locale: string): string {
  const date = instantOf(text);
  return date === undefined ? text : `${dateFormatter(locale, { ...shown, day: dayDigits(locale) }).format(date)} UTC`;
}

/** "2026-11-21T08:55:00Z": without the milliseconds nobody set. */
export function isoInstant(date: Date): string {
  return date.toISOString().replace('.000Z', 'Z');
}

/** "21/11/2026 08:55": the form people type; seconds only where there are any. */
export function typedInstant(text: string, locale: string): string {
  const date = instantOf(text);
  if (date === undefined) return text;
  const [day = '', time = ''] = date.toISOString().split('T');
  return `${typedDay(day, locale)} ${time.replace(/(:00)?\.\d+Z$/, '')}`;
}

/** Reads ISO text and the typed form; both in UTC unless the text says otherwise. */
export function parseInstant(text: string, locale: string): string | undefined {
  const whole = instantOf(text);
  if (whole !== undefined) return isoInstant(whole);
  const plain = toLatinDigits(text.trim(), locale);
  const [, before = '', hour = '', minute = '00', second = '00', half = ''] = timed.exec(plain) ?? [];
  // A bare number at the end is no hour: it may be the year.
  const isTime = half !== '' || plain.includes(`${hour}:`) || plain.includes(`${hour}.${minute}`);
  const day = parseDay(before, locale);
  const hours = hourOf(Number(hour), half.replaceAll('.', '').toLowerCase());
  if (!isTime || day === undefined || hours === undefined) return undefined;
  const date = instantOf(`${day}T${String(hours).padStart(2, '0')}:${minute}:${second}`);
  return date && isoInstant(date);
}

/** '1.2.2027 8:05', '5 Mar 1990, 2 pm', '1.2.90 14.30 Uhr'. */
const timed = /^(.*?)[\s,،]+(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2}))?\s*([ap]\.?m\.?|Uhr)?(?:\s*UTC)?$/i;

function hourOf(hour: number, half: string): number | undefined {
  if (half !== 'am' && half !== 'pm') return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

export interface InstantOptions {
  /** Without an instant it is now, and any other lies after that. */
  readonly without?: 'now';
}

/** As messages name one. */
export const exampleInstant = { instant: '2027-12-31T23:59:00Z' } as const;

/** What stands there is no instant: people are shown one in their own form. */
export const unreadInstant = () => ({ problem: fieldTexts.dateTime, parameters: { example: exampleInstant } });

/** What typed text means for a field of this kind. */
export function parseInstantField(text: string, options: FieldOptions, locale: string): Parsed<string> {
  if (text.trim() === '') return { value: null };
  const value = parseInstant(text, locale);
  if (value === undefined) return unreadInstant();
  const told = options.with as InstantOptions | undefined;
  return told?.without === 'now' && Date.parse(value) <= Date.now() ? { problem: fieldTexts.endInPast } : { value };
}

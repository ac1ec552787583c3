/** Times of day without a date ('09:30', 00:00 to 23:59): shown as the reader says them, and typed as people write them. */
import { dateFormatter } from './day.ts';
import { toLatinDigits } from './number.ts';

/** What a schema says of one; the kind is known by it. */
export const timeOfDayPattern = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

const form = new RegExp(timeOfDayPattern);

export const isTimeOfDay = (text: string): boolean => form.test(text);

/** One that tells hours from minutes and morning from evening, as messages name it. */
export const exampleTime = { time: '17:30' } as const;

const shown = { timeStyle: 'short' } as const;

/** "09:30", "9:30 AM"; what is no time is shown as it came. */
export function showTimeOfDay(time: string, locale: string): string {
  if (!isTimeOfDay(time)) return time;
  return dateFormatter(locale, shown).format(new Date(`2000-01-01T${time}:00Z`));
}

/** As it is typed, in Latin digits and without marks of direction. */
export const plainTime = (text: string, locale: string): string =>
  toLatinDigits(text.trim(), locale).replace(/[\u200e\u200f\u061c]/g, '');

/** '9', '9.30', '0930', '9 h 30', '9 pm', '21 Uhr', and what is shown; undefined where it is none. */
export function parseTimeOfDay(text: string, locale: string): string | undefined {
  const [, before = '', figures = '', minutes, after = ''] = written.exec(plainTime(text, locale)) ?? [];
  const short = /^\d{1,2}$/.test(figures);
  if (!/^\d{1,4}$/.test(figures) || (!short && minutes !== undefined)) return undefined;
  const minute = short ? (minutes ?? '00') : figures.slice(-2);
  const half = halfSaid(`${before} ${after}`, locale);
  if (half === undefined) return undefined;
  const hour = hourOf(Number(short ? figures : figures.slice(0, -2)), half);
  const time = hour === undefined ? '' : `${String(hour).padStart(2, '0')}:${minute}`;
  return isTimeOfDay(time) ? time : undefined;
}

/** Words, figures, minutes, words; seconds only where they say nothing. */
const written = /^(\D*?)(\d+)(?:\s*[:.,h]\s*(\d{2})(?::00)?)?\s*(\D*)$/i;

type Half = 'am' | 'pm' | 'none';

function hourOf(hour: number, half: Half): number | undefined {
  if (half === 'none') return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

const bare = (word: string, locale: string): string => word.toLocaleLowerCase(locale).replace(/[\s.\u00a0\u202f]/g, '');

/** Words that say only that it is an hour, in the languages of the product. */
const hourWords = new Set(['', 'uhr', 'h', 'hrs', 'óra', 'klo', 'kl', 'godz', 'ora', 'ч', 'ore']);

/** Which half of the day the words say, in the locale's or in English; undefined for words that say something else. */
function halfSaid(words: string, locale: string): Half | undefined {
  const said = bare(words, locale);
  if (hourWords.has(said)) return 'none';
  for (const language of [locale, 'en']) {
    for (const half of ['am', 'pm'] as const) {
      const name = halfName(half, language);
      if (name !== '' && [name, name.slice(0, 1)].includes(said)) return half;
    }
  }
  return undefined;
}

/** 'am', 'de', 'öö': as a clock of twelve hours says it there. */
function halfName(half: 'am' | 'pm', locale: string): string {
  const at = new Date(`2000-01-01T${half === 'am' ? '09' : '21'}:00:00Z`);
  const parts = dateFormatter(locale, { hour: 'numeric', hourCycle: 'h12' }).formatToParts(at);
  return bare(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '', locale);
}

/** Times of day to the second with their distance from UTC ('09:30:00Z', '09:30:15+02:00'), which schemas call `format: 'time'`. */
import { dateFormatter } from './day.ts';
import { exampleTime, parseTimeOfDay, plainTime, showTimeOfDay } from './time-of-day.ts';

const form =
  /^(?<minute>(?:[01]\d|2[0-3]):[0-5]\d):(?<second>[0-5]\d)(?<part>\.\d+)?(?<zone>z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

export const isTimeUtc = (text: string): boolean => form.test(text);

/** The one that messages name, as it is sent. */
export const exampleTimeUtc = `${exampleTime.time}:00Z`;

const exact = { timeStyle: 'medium' } as const;

/** "9:30 AM UTC", "21:30:15 UTC+02:00": seconds where they say something; what is no time is shown as it came. */
export function showTimeUtc(time: string, locale: string): string {
  const { minute, second, part = '', zone = '' } = form.exec(time)?.groups ?? {};
  if (minute === undefined) return time;
  const from = /^(z|[+-]00:00)$/i.test(zone) ? 'UTC' : `UTC${zone}`;
  if (second === '00' && part === '') return `${showTimeOfDay(minute, locale)} ${from}`;
  const parts = dateFormatter(locale, exact).formatToParts(new Date(`2000-01-01T${minute}:${second}Z`));
  return `${parts.map(({ type, value }) => (type === 'second' ? value + part : value)).join('')} ${from}`;
}

/** Whatever says a time of day, with seconds and a zone or without; undefined where it is none. Without a zone it is UTC. */
export function parseTimeUtc(text: string, locale: string): string | undefined {
  const { time = '', zone } = zoned.exec(plainTime(text, locale).replace(/\u2212/g, '-'))?.groups ?? {};
  const { before = '', second = '00', after = '' } = seconds.exec(time)?.groups ?? { before: time };
  const minute = parseTimeOfDay(`${before}${after}`, locale);
  const found = minute && `${minute}:${second}${zone === undefined ? 'Z' : distance(zone)}`;
  return found && isTimeUtc(found) ? found : undefined;
}

/** A time, and what may stand behind it: 'Z', 'UTC', 'GMT+2', '-03:30'. */
const zoned = /^(?<time>.*?)\s*(?:z|(?:utc|gmt)?(?<zone>[+-]\d{1,2}(?::?\d{2})?)|utc|gmt)?$/i;

/** '9:30' '15' ' PM' of '9:30:15 PM'. */
const seconds = /^(?<before>.*?\d{1,2}\s*[:.]\s*\d{2})\s*[:.]\s*(?<second>\d{2}(?:\.\d+)?)(?<after>(?!\d).*)$/;

/** '+2' and '+0200' as '+02:00'. */
function distance(zone: string): string {
  const [, sign = '', hour = '', minute = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return `${sign}${hour.padStart(2, '0')}:${minute}`;
}

/** Working hours of support: one span of a day as two times of day, anything else as words; kept as one text. */
import { isTimeOfDay, showTimeOfDay } from '../format/time-of-day.ts';

/** The text that is kept, and the times of day that say the same. */
export const workingHours = [
  { text: 'SupportWorkingHoursRegular', opens: 'SupportOpensRegular', closes: 'SupportClosesRegular' },
  { text: 'SupportWorkingHoursOthers', opens: 'SupportOpensOthers', closes: 'SupportClosesOthers' },
] as const;

export type Hours = (typeof workingHours)[number];
export type Texts = Readonly<Record<string, string | undefined>>;

const span = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/;

/** '9:00-18:00' as '09:00' and '18:00'; undefined for other words. */
function timesIn(hours: string): readonly [string, string] | undefined {
  const [, from, until] = span.exec(hours.trim()) ?? [];
  return from === undefined || until === undefined ? undefined : [from.padStart(5, '0'), until.padStart(5, '0')];
}

/** With the times of day instead of a text that is one span of them. */
export function withTimes(kept: Texts): Texts {
  const found: Record<string, string | undefined> = { ...kept };
  for (const { text, opens, closes } of workingHours) {
    const times = timesIn(kept[text] ?? '');
    if (!times?.every(isTimeOfDay)) continue;
    delete found[text];
    Object.assign(found, { [opens]: times[0], [closes]: times[1] });
  }
  return found;
}

/** With the text that is kept instead of the times of day. */
export function withoutTimes(told: Texts): Texts {
  const found: Record<string, string | undefined> = { ...told };
  for (const { text, opens, closes } of workingHours) {
    if (told[opens] && told[closes]) found[text] = `${told[opens]}–${told[closes]}`;
    delete found[opens];
    delete found[closes];
  }
  return found;
}

/** '9:00 AM – 6:00 PM': each time in it as the reader says it; other words stay. */
export const showHours = (hours: string, locale: string): string =>
  hours
    .split(',')
    .map((part) => (timesIn(part)?.map((time) => showTimeOfDay(time, locale)) ?? [part.trim()]).join(' – '))
    .join(', ');

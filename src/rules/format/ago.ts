/** How long ago an instant was, in the largest unit that fits: minutes, hours, days, months, years. */
const formatters = new Map<string, Intl.RelativeTimeFormat>();

function formatterOf(locale: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`;
  const formatter = formatters.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric, style: 'short' });
  formatters.set(key, formatter);
  return formatter;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The length from which a unit is used; months and years are those of an average calendar. */
const units = [
  ['year', 365.25 * day],
  ['month', 30.44 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** "2 hr ago", "Yesterday", "In 3 days"; within a minute it is now. */
export function showAgo(date: Date, now: number, locale: string): string {
  const [first = '', ...rest] = sayAgo(date, now, locale);
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** The same within a line of words: "yesterday". */
export function sayAgo(date: Date, now: number, locale: string): string {
  const then = date.getTime();
  const [unit, length] = units.find(([, long]) => Math.abs(then - now) >= long) ?? [];
  if (unit === undefined || length === undefined) return formatterOf(locale, 'auto').format(0, 'second');
  // "Yesterday" is the calendar's, in UTC like all our times; "last year" would be the calendar's too, and is not meant.
  if (unit === 'day') return formatterOf(locale, 'auto').format(Math.floor(then / day) - Math.floor(now / day), unit);
  return formatterOf(locale, 'always').format(Math.trunc((then - now) / length), unit);
}

/** Days without a time ('YYYY-MM-DD'): shown and typed without any time zone shift; parse-day.ts reads them. */

const formatters = new Map<string, Intl.DateTimeFormat>();

export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** A day that tells the order of day and month, as messages name it. */
export const exampleDay = { day: '2027-12-31' } as const;

/** Finnish has months as numbers here, and both without a zero before them; elsewhere days stand below each other by two digits. */
export const dayDigits = (locale: string) => (/^fi\b/.test(locale) ? 'numeric' : '2-digit');
const shown = { month: 'short', year: 'numeric' } as const;
export const typedForm = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** "14 Mar 2019"; what is no day is shown as it came. */
export function showDay(day: string, locale: string): string {
  const date = dateOf(day);
  return date === undefined ? day : dateFormatter(locale, { ...shown, day: dayDigits(locale) }).format(date);
}

/** "14/03/2019": the form people type. */
export function typedDay(day: string, locale: string): string {
  const date = dateOf(day);
  return date === undefined ? day : dateFormatter(locale, typedForm).format(date);
}

function dateOf(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  if (year === undefined || dayOf([Number(year), Number(month), Number(date)]) === undefined) return undefined;
  return new Date(`${year}-${month}-${date}T00:00:00Z`);
}

/** Undefined for a day no calendar has, such as 30 February. */
export function dayOf([year = 0, month = 0, date = 0]: readonly number[]): string | undefined {
  const made = new Date(Date.UTC(2000, month - 1, date));
  made.setUTCFullYear(year, month - 1, date);
  const same = made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return same ? made.toISOString().slice(0, 10) : undefined;
}

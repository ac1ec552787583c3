/** Month and weekday names by Intl, so no locale files are loaded for the calendar. */

type CalendarTexts = ReturnType<typeof makeTexts>;
const known = new Map<string, CalendarTexts>();

/** Formatters are costly to make, so each locale makes them once. */
export function calendarTexts(locale: string): CalendarTexts {
  const texts = known.get(locale) ?? makeTexts(locale);
  known.set(locale, texts);
  return texts;
}

function makeTexts(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => formatter.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  };
  return {
    firstDayOfWeek: firstDayOfWeek(locale),
    weekdayFormat: format({ weekday: 'short' }),
    monthLabelFormat: format({ month: 'long', year: 'numeric' }),
    monthsListFormat: format({ month: 'short' }),
    yearLabelFormat: format({ year: 'numeric' }),
    getDayAriaLabel: format({ dateStyle: 'full' }),
  };
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

function firstDayOfWeek(locale: string): Weekday {
  // Engines disagree on whether this is a method or a property, and TypeScript knows neither.
  const details = new Intl.Locale(locale) as { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } };
  const info = details.getWeekInfo?.() ?? details.weekInfo;
  return ((info?.firstDay ?? 1) % 7) as Weekday;
}

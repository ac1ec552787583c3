/** Days of the week: kept by their ISO 8601 numbers ('1-5', '1-3,6'; 1 is Monday), shown and typed by their names. */

const form = /^[1-7](-[1-7])?(,[1-7](-[1-7])?)*$/;
/** 1 January 2024 is a Monday. */
const nameOf = (day: number, { locale, width }: { locale: string; width: 'long' | 'short' }): string =>
  new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** "Monday – Friday, Sunday"; what is no such list is shown as it was written. */
export function showWeekdays(days: string, locale: string): string {
  if (!form.test(days)) return days;
  const named = (day: string): string => nameOf(Number(day), { locale, width: 'long' });
  return days
    .split(',')
    .map((part) => part.split('-').map(named).join(' – '))
    .join(', ');
}

/** Between two names: a dash, a short word ("to", "bis", "do"), and last a hyphen, which some names hold themselves. */
const between = [/\s*[–—]\s*|\s+-\s+/, /\s+\p{L}{1,3}\s+/u, /-/];

/** "Mon-Fri", "Monday to Friday", "Mo–Fr, So"; undefined where a name is none of the locale's or of English. */
export function parseWeekdays(text: string, locale: string): string | undefined {
  const read = text.split(/[,;،、]/).map((part) => partNamed(part.trim(), locale));
  return read.includes(undefined) ? undefined : read.join(',');
}

function partNamed(part: string, locale: string): string | undefined {
  const day = dayNamed(part, locale);
  if (day !== undefined) return String(day);
  for (const range of between) {
    const ends = part.split(range).map((name) => dayNamed(name, locale));
    if (ends.length === 2 && !ends.includes(undefined)) return ends.join('-');
  }
  return undefined;
}

/** By its whole name or the beginning of it that no other day shares. */
function dayNamed(typed: string, locale: string): number | undefined {
  const wanted = typed.replace(/\.$/, '').toLocaleLowerCase(locale);
  if (wanted.length < 2) return undefined;
  for (const language of [locale, 'en']) {
    const named = (fits: (name: string) => boolean) =>
      [1, 2, 3, 4, 5, 6, 7].filter((day) =>
        (['long', 'short'] as const).some((width) =>
          fits(nameOf(day, { locale: language, width }).toLocaleLowerCase(language)),
        ),
      );
    // A whole name may begin another one: "Cuma" and "Cumartesi".
    const [whole] = named((name) => name === wanted);
    const begun = named((name) => name.startsWith(wanted));
    const found = whole ?? (begun.length === 1 ? begun[0] : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether support is open: asked only of days and hours in the documented forms, in the zone that they are told in. */

/** Days as '1-5' or '1-3,6' (ISO 8601, 1 is Monday), hours as '08:00–18:00', several with commas between. */
export interface WorkingTimes {
  readonly days?: string | undefined;
  readonly hours?: string | undefined;
}

export type Opening =
  | { readonly isOpen: true; readonly until: string }
  | {
      readonly isOpen: false;
      /** undefined where it never opens. */
      readonly opens?: { readonly day: number; readonly inDays: number; readonly time: string };
    };

interface Told {
  readonly SupportWorkingDaysRegular?: string;
  readonly SupportWorkingHoursRegular?: string;
  readonly SupportWorkingDaysOthers?: string;
  readonly SupportWorkingHoursOthers?: string;
  readonly SupportTimeZone?: string;
}

/** The lines of support details: the regular ones, and those of other days. */
export const timesOf = (told: Told): readonly WorkingTimes[] => [
  { days: told.SupportWorkingDaysRegular, hours: told.SupportWorkingHoursRegular },
  { days: told.SupportWorkingDaysOthers, hours: told.SupportWorkingHoursOthers },
];

export const openingOf = (told: Told, now: Date): Opening | undefined =>
  openingAt(now, told.SupportTimeZone, timesOf(told));

interface Span {
  readonly from: number;
  readonly until: number;
}

/** Of one line of working times: the days, and the spans of each. */
interface Readable {
  readonly days: ReadonlySet<number>;
  readonly spans: readonly Span[];
}

const daysForm = /^[1-7](-[1-7])?(,[1-7](-[1-7])?)*$/;
const spanForm = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/;
const wholeDay = 24 * 60;

/** undefined: what is written says nothing of this moment for certain. */
export function openingAt(now: Date, zone: string | undefined, times: readonly WorkingTimes[]): Opening | undefined {
  const local = zone === undefined ? undefined : localTime(now, zone);
  const written = times.filter(({ days, hours }) => days || hours);
  if (!local || written.length === 0) return undefined;
  const read = written.map(readTimes);
  const lines = read.filter((line) => line !== undefined);
  const until = endOf(local, lines);
  if (until !== undefined) return { isOpen: true, until: clock(until) };
  if (lines.length < read.length) return undefined;
  return { isOpen: false, ...nextOpening(local, lines) };
}

/** The last end of spans that touch each other; undefined where none holds now. */
function endOf({ day, minute }: LocalTime, lines: readonly Readable[]): number | undefined {
  const today = spansOn(day, lines);
  let until: number | undefined;
  for (const span of today)
    if (span.from <= (until ?? minute) && span.until > minute) until = Math.max(until ?? 0, span.until);
  return until;
}

function nextOpening({ day, minute }: LocalTime, lines: readonly Readable[]) {
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const on = ((day - 1 + inDays) % 7) + 1;
    const next = spansOn(on, lines).find(({ from }) => inDays > 0 || from > minute);
    if (next) return { opens: { day: on, inDays, time: clock(next.from) } };
  }
  return {};
}

const spansOn = (day: number, lines: readonly Readable[]): readonly Span[] =>
  lines
    .filter(({ days }) => days.has(day))
    .flatMap(({ spans }) => spans)
    .sort((a, b) => a.from - b.from);

function readTimes({ days = '', hours = '' }: WorkingTimes): Readable | undefined {
  const plain = days.replaceAll(' ', '');
  const spans = hours.split(',').map((part) => readSpan(part.trim()));
  if (!daysForm.test(plain)) return undefined;
  const readable = spans.filter((span) => span !== undefined);
  return readable.length < spans.length
    ? undefined
    : { days: new Set(plain.split(',').flatMap(daysIn)), spans: readable };
}

/** '6-2' is Saturday to Tuesday. */
function daysIn(part: string): readonly number[] {
  const [first = 0, last = first] = part.split('-').map(Number);
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => ((first - 1 + index) % 7) + 1);
}

/** What ends before it begins is no span of one day. */
function readSpan(text: string): Span | undefined {
  const found = spanForm.exec(text);
  if (!found) return undefined;
  const [fromHour = 0, fromMinute = 0, untilHour = 0, untilMinute = 0] = found.slice(1).map(Number);
  const span = { from: fromHour * 60 + fromMinute, until: untilHour * 60 + untilMinute };
  const isMinute = fromMinute < 60 && untilMinute < 60;
  return isMinute && span.from < span.until && span.until <= wholeDay ? span : undefined;
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

interface LocalTime {
  /** 1 is Monday. */
  readonly day: number;
  readonly minute: number;
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function localTime(now: Date, timeZone: string): LocalTime | undefined {
  if (!isTimeZone(timeZone)) return undefined;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return { day: dayNames.indexOf(part('weekday')) + 1, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** 'Europe/Berlin' is where it is as late as in Berlin. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

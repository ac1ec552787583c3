/** Where bars stand on the axis of time: whole months, of which those up to this one are drawn and the table has all. */
import type { LanesShape } from '../../define/shapes/side-by-side-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import type { Row } from '../binding/answer-rows.ts';

export interface Bar {
  readonly row: Row;
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly from: string;
  /** Its last day; undefined: it goes on. */
  readonly to: string | undefined;
  readonly tone: string;
  readonly isEstimate: boolean;
}

export interface Lane {
  readonly name: string;
  readonly note: string;
  readonly bars: readonly Bar[];
}

export interface Drawn {
  readonly lanes: readonly Lane[];
  readonly bands: readonly Bar[];
}

type Fields = Pick<LanesShape, 'lane' | 'note' | 'from' | 'to' | 'label' | 'tone' | 'estimate' | 'across'>;

/** In the order of the rows; a lane begins with its first one. */
export function lanesOf(fields: Fields, rows: readonly Row[]): Drawn {
  const text = (row: Row, field: string | undefined) =>
    field === undefined ? '' : String(valueAt(row, field) ?? '').trim();
  const lanes = new Map<string, { name: string; note: string; bars: Bar[] }>();
  const bands: Bar[] = [];
  for (const row of rows) {
    const from = text(row, fields.from).slice(0, 10);
    const to = text(row, fields.to).slice(0, 10);
    const bar = {
      row,
      from,
      label: text(row, fields.label),
      to: to === '' ? undefined : to,
      tone: text(row, fields.tone) || 'plain',
      isEstimate: fields.estimate !== undefined && valueAt(row, fields.estimate) === true,
    };
    if (from === '') continue;
    if (fields.across !== undefined && valueAt(row, fields.across) === true) {
      bands.push(bar);
      continue;
    }
    const [name, note] = [text(row, fields.lane), text(row, fields.note)];
    const lane = lanes.get(`${name}\n${note}`) ?? { name, note, bars: [] };
    lane.bars.push(bar);
    lanes.set(`${name}\n${note}`, lane);
  }
  return { lanes: [...lanes.values()], bands };
}

const dayLong = 86_400_000;
const mostMonths = 12;

export interface Axis {
  /** First days of its months. */
  readonly months: readonly string[];
  /** Whether earlier ones are left out. */
  readonly isCut: boolean;
  /** Where a day begins, from 0 to 1. */
  at(day: string): number;
}

/** Of more months than are drawn those up to this one: what is paid ahead runs out of it. @param today up to which goes what has no end. */
export function axisOf({ lanes, bands }: Drawn, today: string): Axis {
  const bars = [...lanes.flatMap((lane) => lane.bars), ...bands];
  const first = bars.reduce((found, { from }) => (from < found ? from : found), today);
  const last = bars.reduce((found, { to = today }) => (to > found ? to : found), today);
  const all: string[] = [];
  for (let month = `${first.slice(0, 7)}-01`; month <= last; month = nextMonth(month)) all.push(month);
  const before = all.filter((month) => month <= today).length;
  const left = Math.max(0, before - mostMonths);
  const months = all.slice(left, left + mostMonths);
  const begins = Date.parse(months[0] ?? today);
  const ends = Date.parse(nextMonth(months.at(-1) ?? `${today.slice(0, 7)}-01`));
  return {
    months,
    isCut: left > 0,
    at: (day) => Math.min(1, Math.max(0, (Date.parse(day) - begins) / (ends - begins))),
  };
}

export const dayAfter = (day: string): string => new Date(Date.parse(day) + dayLong).toISOString().slice(0, 10);

function nextMonth(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** How wide columns would have to be to show what is in them, measured over some of the rows that are here. */

import { type Remark, remarksOf } from '../model/remarks.ts';
import type { VisibleItem, VisibleRow, VisibleRows } from '../model/visible-rows.ts';
import { headCode, headTitle } from './head-code.ts';
import type { PlacedColumn } from './use-columns.ts';

/** The width of a text in pixels. */
export type Measure = (text: string, strong: boolean) => number;

/** Lines that are looked at, and texts of them that are measured for each column: the longest by their letters. */
const looked = 160;
const measured = 6;
/** Room at both sides of a cell, and beside the words of a head: its arrow and its menu. */
const padding = 24;
const headMarks = 20;
/** Heads are written smaller than rows. */
const headSize = 12 / 14;
/** What a single long value may ask for. */
export const mostNeeded = 640;
/** What is written below a name is smaller, and goes on in a second line where it is longer than a line that is well read. */
const remarkSize = 12 / 14;
const mostOfRemark = 340;

/** What a column needs, in pixels. */
export interface Need {
  /** For the words of its head, which are never cut. */
  readonly head: number;
  /** For head and values; undefined where values are more than a line of text. */
  readonly whole: number | undefined;
}

export interface Needing {
  readonly columns: readonly PlacedColumn[];
  readonly lines: VisibleRows;
  /** Room before the name in a line. */
  readonly lead: (line: VisibleItem) => number;
  /** What is written below names. */
  readonly remark?: Remark;
  readonly locale: string;
}

export function neededWidths({ columns, lines, lead, remark, locale }: Needing, measure: Measure): readonly Need[] {
  const some = sampled(lines);
  const below = remark === undefined ? 0 : widestRemark(some, remark, lead, measure);
  return columns.map((column, at) => {
    const { beside, read, write } = column;
    const title = headTitle(column, headCode(column.plan, lines));
    const head = Math.ceil(Math.min(mostNeeded, measure(title, true) * headSize + headMarks + padding));
    if (beside === undefined && at > 0) return { head, whole: undefined };
    const texts = some.map((line) => ({
      text: write(read(line.row), locale),
      room: (beside ?? 0) + (at === 0 ? lead(line) : 0),
    }));
    const longest = [...new Map(texts.map((each) => [`${each.room} ${each.text}`, each])).values()]
      .map((each) => ({ ...each, guess: guessed(each.text) + each.room / 8 }))
      .sort((a, b) => b.guess - a.guess)
      .slice(0, measured);
    const widest = Math.max(at === 0 ? below : 0, ...longest.map(({ text, room }) => measure(text, at === 0) + room));
    return { head, whole: Math.max(head, Math.ceil(Math.min(mostNeeded, widest + padding))) };
  });
}

const widestRemark = (some: readonly VisibleRow[], remark: Remark, lead: Needing['lead'], measure: Measure): number =>
  some.reduce((widest, line) => {
    const widths = remarksOf(line.row, remark).map((said) => measure(said, false) * remarkSize);
    return widths.length === 0 ? widest : Math.max(widest, Math.min(mostOfRemark, Math.max(...widths)) + lead(line));
  }, 0);

/** By its letters; those of East Asia are twice as wide. */
const guessed = (text: string): number => text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);

/** All of a short list; of a long one its beginning, and lines spread over the rest. */
function sampled(lines: VisibleRows) {
  const step = Math.max(1, Math.floor(lines.count / (looked / 2)));
  const places =
    lines.count <= looked
      ? Array.from({ length: lines.count }, (_, at) => at)
      : Array.from({ length: looked }, (_, at) => (at < looked / 2 ? at : (at - looked / 2) * step));
  return places.flatMap((at) => {
    const line = lines.at(at);
    return line?.kind === 'row' ? [line] : [];
  });
}

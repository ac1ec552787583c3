/** What follows the lines and stays together: taxes, sums, why there is no tax, and what is to be paid. */
import type { Decimal } from '../../../rules/prices/decimal.ts';
import { linesOf } from '../letters/line-breaks.ts';
import { widthOf } from '../letters/shaped-line.ts';
import { colours, sheet, type TextStyle } from './paper.ts';
import type { Printing } from './printing.ts';
import { termsOf } from './terms.ts';
import { said } from './texts.ts';

const small = { size: 9.5, height: 14 } as const;
const head = { ...small, weight: 500, colour: colours.middle } as const;
const sum = { size: 10.5, height: 15 } as const;
const total = { size: 14, height: 20, weight: 600 } as const;
const note = { size: 10, height: 15 } as const;
/** Where the taxes end and the sums begin. */
const taxesRight = 428;
const sumsLeft = 468;
const gap = 16;
const taxRow = 22.75;
const noteRoom = sheet.right - 90 - 12;

export function closingHeight(printing: Printing): number {
  const notes = notesOf(printing);
  return (
    16 + sumsHeight(printing) + 14 + (notes.length > 0 ? noteHeight(notes) + 14 : 0) + paymentOf(printing).length * 15
  );
}

export function writeClosing(printing: Printing, top: number): void {
  writeTaxes(printing, top + 16);
  writeSums(printing, top + 16);
  let y = top + 16 + sumsHeight(printing) + 14;
  const notes = notesOf(printing);
  if (notes.length > 0) y = writeNotes(printing, notes, y) + 14;
  writePayment(printing, y);
}

const sumsHeight = ({ document }: Printing): number => Math.max(71, 20.75 + document.taxes.length * taxRow);

function writeTaxes({ paper, document, texts, formats }: Printing, top: number): void {
  const rows = document.taxes.map(({ treatment, percent, net, tax }) => ({
    label: texts[treatment],
    figures: [formats.amount(net), formats.percent(percent), formats.amount(tax)],
  }));
  const heads = [texts.net, texts.rate, texts.taxAmount];
  const ends = endsOf([heads, ...rows.map(({ figures }) => figures)]);
  const write = (figures: readonly string[], y: number, style: TextStyle) => {
    for (const [column, right] of ends.entries()) paper.textTo(figures[column] ?? '', right, y, style);
  };
  paper.text(texts.tax, sheet.left, top + 3, head);
  write(heads, top + 3, head);
  paper.rule(top + 20, { right: taxesRight });
  for (const [index, { label, figures }] of rows.entries()) {
    const y = top + 20.75 + index * taxRow;
    paper.text(label, sheet.left, y + 4, small);
    write(figures, y + 4, small);
    paper.rule(y + 22, { right: taxesRight, colour: colours.fineLine });
  }
}

/** Columns of figures, each as wide as its widest, the last at the right. */
function endsOf(rows: readonly (readonly string[])[]): readonly number[] {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => widthOf(row[column] ?? '', small.size, 500))));
  return widths.map((_width, column) =>
    widths.slice(column + 1).reduce((right, width) => right - width - gap, taxesRight),
  );
}

function writeSums({ paper, document, texts, formats }: Printing, top: number): void {
  const rows = [
    [texts.net, document.net],
    [texts.tax, document.tax],
  ] as const;
  for (const [index, [label, value]] of rows.entries()) {
    paper.text(label, sumsLeft, top + index * 20, sum);
    paper.textTo(formats.amount(value), sheet.right, top + index * 20, sum);
  }
  paper.rule(top + 43, { height: 1, colour: colours.ink, left: sumsLeft });
  const isOtherWay = document.total < 0n;
  const toPay = (document.kind === 'Invoice') !== isOtherWay;
  const label = toPay ? texts.toPay : isOtherWay ? texts.inFavour : texts.credited;
  const amount = (isOtherWay ? -document.total : document.total) as Decimal;
  paper.text(label, sumsLeft, top + 51, total);
  paper.textTo(formats.money(amount), sheet.right, top + 51, total);
}

interface Note {
  readonly title: string;
  readonly lines: readonly string[];
  /** Its text begins in the row of its title. */
  readonly isShort: boolean;
}

/** Why no tax is added, in the buyer's language and, as his law asks for it, in the seller's. */
function notesOf({ document, texts, sellersTexts }: Printing): readonly Note[] {
  return document.taxes.flatMap(({ treatment }) => {
    if (treatment === 'Standard') return [];
    return [texts, ...(sellersTexts ? [sellersTexts] : [])].map((each) => {
      const title = `${each[treatment]}.`;
      const text = each[`${treatment}Note`];
      const rest = noteRoom - widthOf(`${title} `, note.size, 500);
      const isShort = widthOf(text, note.size) <= rest;
      return { title, isShort, lines: isShort ? [text] : linesOf(text, noteRoom, note.size) };
    });
  });
}

const rowsOf = ({ lines, isShort }: Note): number => lines.length + (isShort ? 0 : 1);
const noteHeight = (notes: readonly Note[]): number =>
  18 + notes.reduce((rows, each) => rows + rowsOf(each), 0) * note.height;

function writeNotes({ paper }: Printing, notes: readonly Note[], top: number): number {
  const height = noteHeight(notes);
  paper.pages.rect(sheet.left, top, sheet.right - sheet.left, height).fill(colours.tint);
  paper.pages.rect(sheet.left, top, 2, height).fill(colours.accent);
  let y = top + 9;
  for (const each of notes) {
    const { title, lines, isShort } = each;
    paper.text(title, 90, y, { ...note, weight: 500 });
    if (isShort) paper.text(lines[0] ?? '', 90 + widthOf(`${title} `, note.size, 500), y, note);
    else paper.lines(lines, 90, y + note.height, note);
    y += rowsOf(each) * note.height;
  }
  return top + height;
}

/** The number stands out, where the whole is one row. */
function paymentOf(printing: Printing): readonly string[] {
  const { document } = printing;
  return linesOf(said(termsOf(printing), { number: document.number }), sheet.right - sheet.left, sum.size, 500);
}

function writePayment(printing: Printing, top: number): void {
  const { paper, document } = printing;
  const lines = paymentOf(printing);
  if (lines.length > 1) {
    paper.lines(lines, sheet.left, top, sum);
    return;
  }
  const [before = '', after] = termsOf(printing).split('{number}');
  paper.text(before, sheet.left, top, sum);
  if (after === undefined) return;
  const left = sheet.left + widthOf(before, sum.size);
  paper.text(document.number, left, top, { ...sum, weight: 500 });
  paper.text(after, left + widthOf(document.number, sum.size, 500), top, sum);
}

/** Prints a quote on A4: who offers what to whom, at which prices and until when; equal quotes have equal bytes. */
import { setImmediate } from 'node:timers/promises';
import { colours, Paper, sheet } from '../invoice/paper.ts';
import { openArchive } from '../invoice/pdf-archive.ts';
import { linesOf } from '../letters/line-breaks.ts';

export interface QuoteLine {
  readonly name: string;
  readonly details: string;
  readonly quantity: string;
  /** By the list, where it is another one. */
  readonly listPrice?: string;
  readonly price: string;
  readonly amount: string;
}

/** All of it is said in the language of its reader already. */
export interface QuoteDocument {
  readonly title: string;
  readonly language: string;
  readonly date: Date;
  readonly seller: string;
  /** One below the other, at the right of the head. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly note: string | undefined;
  readonly heads: {
    readonly service: string;
    readonly quantity: string;
    readonly price: string;
    readonly amount: string;
  };
  readonly lines: readonly QuoteLine[];
  /** The last one is what it comes to. */
  readonly totals: readonly (readonly [label: string, amount: string])[];
  readonly closing: string;
  readonly pageOf: (page: number, pages: number) => string;
}

const cell = { size: 10, height: 14 } as const;
const small = { size: 9, height: 13, colour: colours.quiet } as const;
const head = { size: 9.5, height: 14, weight: 500, colour: colours.middle } as const;
const columns = { quantity: 480, price: 600, amount: sheet.right } as const;
const nameRoom = 320;

export async function quotePdf(quote: QuoteDocument): Promise<Buffer> {
  const { title, seller, language, date } = quote;
  const { pages, end } = openArchive({ title, author: seller, language, date });
  const paper = new Paper(pages);
  paper.addPage();
  let y = writeHeads(paper, quote, writeTop(paper, quote));
  for (const line of quote.lines) {
    y = writeLine(paper, quote, line, y);
    // Shaping letters is slow: other calls have their turn between.
    await setImmediate();
  }
  writeTotals(paper, quote, y);
  writeFeet(paper, quote);
  return end();
}

/** Answers where the table begins. */
function writeTop(paper: Paper, { seller, title, facts, note }: QuoteDocument): number {
  const left = paper.paragraph(seller, sheet.left, sheet.top, 300, { size: 13, height: 18, weight: 600 });
  const right = facts.reduce((y, [label, value]) => {
    paper.text(label, 420, y, { ...cell, colour: colours.quiet });
    const lines = linesOf(value, 190, cell.size);
    return paper.lines(lines, 540, y, cell) + 3;
  }, sheet.top as number);
  const top = Math.max(left, right) + 28;
  const end = paper.paragraph(title, sheet.left, top, sheet.right - sheet.left, { size: 22, height: 28, weight: 600 });
  if (note === undefined) return end + 16;
  return (
    note
      .split('\n')
      .reduce(
        (y, text) => paper.paragraph(text, sheet.left, y, 560, { ...cell, height: 15, colour: colours.middle }),
        end + 8,
      ) + 16
  );
}

function writeHeads(paper: Paper, { heads }: QuoteDocument, top: number): number {
  paper.text(heads.service, sheet.left, top, head);
  paper.textTo(heads.quantity, columns.quantity, top, head);
  paper.textTo(heads.price, columns.price, top, head);
  paper.textTo(heads.amount, columns.amount, top, head);
  paper.rule(top + 20, { height: 1, colour: colours.ink });
  return top + 21;
}

function writeLine(paper: Paper, quote: QuoteDocument, line: QuoteLine, top: number): number {
  const name = linesOf(line.name, nameRoom, cell.size, 500);
  const details = linesOf(line.details, nameRoom, small.size);
  const height = 14 + name.length * cell.height + Math.max(details.length, line.listPrice ? 1 : 0) * small.height;
  const y = roomFor(paper, quote, top, height);
  const end = paper.lines(name, sheet.left, y + 6, { ...cell, weight: 500 });
  paper.lines(details, sheet.left, end, small);
  paper.textTo(line.quantity, columns.quantity, y + 6, cell);
  paper.textTo(line.price, columns.price, y + 6, cell);
  if (line.listPrice) paper.textTo(line.listPrice, columns.price, y + 6 + cell.height, small);
  paper.textTo(line.amount, columns.amount, y + 6, { ...cell, weight: 500 });
  paper.rule(y + height - 1, { colour: colours.fineLine });
  return y + height;
}

function writeTotals(paper: Paper, quote: QuoteDocument, top: number): void {
  const { totals, closing } = quote;
  let y = roomFor(paper, quote, top, totals.length * 20 + 60) + 14;
  for (const [index, [label, amount]] of totals.entries()) {
    const isLast = index === totals.length - 1;
    const style = isLast ? ({ size: 12, height: 18, weight: 600 } as const) : cell;
    if (isLast) paper.rule(y, { left: 440 });
    paper.text(label, 440, y + 4, style);
    paper.textTo(amount, sheet.right, y + 4, style);
    y += isLast ? 26 : 20;
  }
  paper.paragraph(closing, sheet.left, y + 14, 560, small);
}

/** On the next page where it would not fit on this one. */
function roomFor(paper: Paper, quote: QuoteDocument, top: number, height: number): number {
  if (top + height <= sheet.bottom - 40) return top;
  paper.addPage();
  return writeHeads(paper, quote, sheet.top);
}

function writeFeet(paper: Paper, { pageOf, seller, title }: QuoteDocument): void {
  const { count } = paper.pages.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.pages.switchToPage(page);
    const [said = ''] = linesOf(`${seller} · ${title}`, 480, small.size);
    paper.text(said, sheet.left, sheet.bottom - 10, small);
    paper.textTo(pageOf(page + 1, count), sheet.right, sheet.bottom - 10, small);
  }
}

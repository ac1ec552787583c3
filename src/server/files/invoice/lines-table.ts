/** The table of lines over as many pages as it needs: each begins with the heads and what was carried over, and ends with the sum so far. */
import type { InvoiceDocumentLine } from '../../../rules/billing/invoice-document.ts';
import type { Decimal } from '../../../rules/prices/decimal.ts';
import { linesOf } from '../letters/line-breaks.ts';
import { type Columns, cellSize, columnsOf, figureColumns, headSize } from './columns.ts';
import { type Cells, cellsOf } from './line-cells.ts';
import { colours, sheet } from './paper.ts';
import type { Printing } from './printing.ts';
import { said } from './texts.ts';

const cell = { size: cellSize, height: 14 } as const;
const detail = { size: 9, height: 13, colour: colours.quiet } as const;
const head = { size: headSize, height: 14, weight: 500, colour: colours.middle } as const;
const groupHeight = 25.75;
const carryHeight = 22;

interface Row {
  readonly group: string;
  readonly cells: Cells;
  readonly name: readonly string[];
  readonly covers: readonly string[];
  readonly details: readonly string[];
  readonly amount: Decimal;
  readonly height: number;
}

interface Room {
  /** Where the foot begins. */
  readonly bottom: number;
  /** Of what follows the last row and stays with it. */
  readonly closing: number;
}

/** Answers where it ends. */
export function writeLines(printing: Printing, top: number, room: Room): number {
  return new LinesTable(printing, top, room).write();
}

class LinesTable {
  readonly #printing: Printing;
  readonly #room: Room;
  readonly #columns: Columns;
  readonly #rows: readonly Row[];
  #y: number;
  #page = 1;
  #carried = 0n;

  constructor(printing: Printing, top: number, room: Room) {
    this.#printing = printing;
    this.#room = room;
    this.#y = top;
    const cells = printing.document.lines.map((line) => cellsOf(line, printing));
    this.#columns = columnsOf(cells, printing.texts);
    this.#rows = printing.document.lines.flatMap((line, index) => this.#rowOf(line, cells[index]));
  }

  write(): number {
    this.#writeHeads();
    let group: string | undefined;
    for (const [index, row] of this.#rows.entries()) {
      const isNew = row.group !== group;
      const isLast = index === this.#rows.length - 1;
      const needed = (isNew ? groupHeight : 0) + row.height + (isLast ? this.#room.closing : carryHeight);
      const isFirstOfPage = index === 0;
      if (!this.#fits(needed) && !isFirstOfPage) this.#nextPage();
      const isContinued = !isNew && this.#y === this.#topOfRows;
      if (isNew || isContinued) this.#writeGroup(row.group, isContinued);
      group = row.group;
      this.#writeRow(row);
    }
    // A single row beside a long address may leave too little for the sums.
    if (!this.#fits(this.#room.closing)) this.#nextPage();
    return this.#y;
  }

  #topOfRows = 0;

  #fits(height: number): boolean {
    return this.#y + height <= this.#room.bottom;
  }

  #rowOf(line: InvoiceDocumentLine, cells: Cells | undefined): Row | [] {
    if (!cells) return [];
    const { nameRoom, coversRoom } = this.#columns;
    const name = linesOf(cells.name, nameRoom, cell.size);
    const covers = linesOf(cells.covers, coversRoom, cell.size);
    const details = cells.detail === '' ? [] : linesOf(cells.detail, nameRoom, detail.size);
    const text = Math.max(name.length * cell.height + details.length * detail.height, covers.length * cell.height);
    const group = line.group ?? this.#printing.texts.furtherCharges;
    return { group, cells, name, covers, details, amount: line.amount, height: 9.75 + text };
  }

  #writeHeads(): void {
    const { paper, texts } = this.#printing;
    const { coversLeft, right } = this.#columns;
    const top = this.#y + 5;
    paper.text(texts.service, sheet.left, top, head);
    paper.text(texts.covers, coversLeft, top, head);
    const titles = { quantity: texts.quantity, price: texts.unitPrice, share: texts.share, amount: texts.amount };
    for (const column of figureColumns) paper.textTo(titles[column], right[column], top, head);
    paper.rule(this.#y + 24, { height: 1, colour: colours.ink });
    this.#y += 25;
  }

  #writeGroup(name: string, isContinued: boolean): void {
    const { paper, texts } = this.#printing;
    const [title = ''] = linesOf(isContinued ? said(texts.continued, { name }) : name, 654, cell.size, 600);
    paper.text(title, sheet.left, this.#y + 8, { ...cell, weight: 600 });
    paper.rule(this.#y + 25);
    this.#y += groupHeight;
  }

  #writeRow({ cells, name, covers, details, amount, height }: Row): void {
    const { paper } = this.#printing;
    const { coversLeft, right } = this.#columns;
    const page = this.#page;
    const end = this.#y + height;
    const top = this.#y + 4.5;
    for (const column of figureColumns) paper.textTo(cells[column], right[column], top, cell);
    paper.lines(covers, coversLeft, top, cell);
    this.#carried += amount;
    this.#y = paper.lines(name, sheet.left, top, cell);
    for (const text of details) {
      // A description may be longer than a page.
      if (!this.#fits(detail.height + carryHeight)) this.#nextPage();
      paper.text(text, sheet.left, this.#y, detail);
      this.#y += detail.height;
    }
    this.#y = page === this.#page ? end : this.#y + 5.25;
    paper.rule(this.#y - 0.75, { colour: colours.fineLine });
  }

  #nextPage(): void {
    const { paper, texts, document } = this.#printing;
    this.#writeCarry(texts.carriedOver);
    paper.addPage();
    const kind = document.kind === 'CreditNote' ? texts.creditNote : texts.invoice;
    const small = { size: 8.5, height: 12, colour: colours.quiet } as const;
    paper.text(`${kind} ${document.number}`, sheet.left, 36, small);
    paper.textTo(document.seller.name, sheet.right, 36, small);
    this.#y = sheet.top;
    this.#writeHeads();
    this.#writeCarry(said(texts.carriedFrom, { page: this.#page }));
    this.#page += 1;
    this.#topOfRows = this.#y;
  }

  #writeCarry(text: string): void {
    const { paper, formats } = this.#printing;
    paper.text(text, sheet.left, this.#y + 4, head);
    paper.textTo(formats.amount(this.#carried as Decimal), sheet.right, this.#y + 4, { ...head, size: cellSize });
    paper.rule(this.#y + carryHeight - 0.75);
    this.#y += carryHeight;
  }
}

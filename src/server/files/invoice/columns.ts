/** How wide the columns are: figures take what their widest needs, names the rest. */
import { widthOf } from '../letters/shaped-line.ts';
import type { Cells } from './line-cells.ts';
import { sheet } from './paper.ts';
import type { InvoiceTexts } from './texts.ts';

export const figureColumns = ['quantity', 'price', 'share', 'amount'] as const;

export interface Columns {
  readonly nameRoom: number;
  readonly coversLeft: number;
  readonly coversRoom: number;
  /** Where each ends. */
  readonly right: Readonly<Record<(typeof figureColumns)[number], number>>;
}

const gap = 12;
const least = { quantity: 52, price: 46, share: 34, amount: 50 } as const;
const mostOfCovers = 160;
export const cellSize = 10;
export const headSize = 9.5;

export function columnsOf(rows: readonly Cells[], texts: InvoiceTexts): Columns {
  const heads = { quantity: texts.quantity, price: texts.unitPrice, share: texts.share, amount: texts.amount };
  const right = { quantity: 0, price: 0, share: 0, amount: 0 };
  let edge: number = sheet.right;
  for (const column of [...figureColumns].reverse()) {
    right[column] = edge;
    const cells = rows.map((row) => widthOf(row[column], cellSize));
    edge -= Math.max(least[column], widthOf(heads[column], headSize, 500), ...cells) + gap;
  }
  const covers = rows.map((row) => widthOf(row.covers, cellSize));
  const coversRoom = Math.min(mostOfCovers, Math.max(widthOf(texts.covers, headSize, 500), ...covers));
  const coversLeft = edge - coversRoom;
  return { right, coversRoom, coversLeft, nameRoom: coversLeft - gap - sheet.left };
}

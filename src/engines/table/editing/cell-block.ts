/** Blocks of cells as a spreadsheet has them: tab-separated text in and out. */
import { isFormula } from '../../../rules/files/spreadsheet.ts';

/** Where a cell would be a formula, spreadsheets and we write an apostrophe before it, and before one that begins so. */
const needsMark = (cell: string): boolean => isFormula(cell.replace(/^'+/, ''));
const marked = (cell: string): string => (needsMark(cell) ? `'${cell}` : cell);
const unmarked = (cell: string): string => (cell.startsWith("'") && needsMark(cell) ? cell.slice(1) : cell);

/** Text of the clipboard as rows of cells: cells with line breaks or tabs stand in quotes. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(unmarked(cell));
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  // Spreadsheets end the last line too.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

const quoteCell = (cell: string): string => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quoteCell(marked(cell))).join('\t')).join('\n');

/** What goes where: a single cell fills the whole selection, a block begins at its first cell and may reach beyond it. */
export function spread(block: readonly (readonly string[])[], selected: { rows: number; columns: number }): string[][] {
  const [[only] = []] = block;
  if (block.length === 1 && block[0]?.length === 1 && only !== undefined) {
    return Array.from({ length: selected.rows }, () => Array.from({ length: selected.columns }, () => only));
  }
  // A block that fits several times into what is selected is repeated, as spreadsheets do.
  const height = block.length;
  const width = Math.max(...block.map((row) => row.length));
  const times = (room: number, size: number) => (room % size === 0 ? room / size : 1);
  const rows = height * times(selected.rows, height);
  const columns = width * times(selected.columns, width);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => block[row % height]?.[column % width] ?? ''),
  );
}

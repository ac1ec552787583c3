/** A sheet as a file or in the clipboard; what writes workbooks is loaded when the first one is wanted. */

import { saveBlob } from '../../../client/files/download.ts';
import { fileName } from '../../../rules/files/file-name.ts';
import { contentWidths, sheetName } from '../../../rules/files/sheet-layout.ts';
import { csvLines } from '../../../rules/files/spreadsheet.ts';
import { type Sheet, tableHtml, tabText } from './sheet.ts';

export type Format = 'csv' | 'xlsx';

export async function saveSheet(sheet: Sheet, format: Format, name: string): Promise<void> {
  saveBlob(format === 'csv' ? csv(sheet) : await xlsx(sheet, name), fileName(name, format));
}

function csv({ titles, rows }: Sheet): Blob {
  const lines = [[...titles], ...rows.map((row) => row.map(({ text }) => text))];
  // The mark tells spreadsheets that the text is UTF-8.
  return new Blob([`\uFEFF${csvLines(lines)}`], { type: 'text/csv;charset=utf-8' });
}

async function xlsx({ titles, rows }: Sheet, name: string): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  // Cells of type String are never formulas.
  const cells = rows.map((row) =>
    row.map(({ text, value, format }) => {
      if (value === undefined) return { value: text, type: String };
      const typed = typeof value === 'number' ? { value, type: Number } : { value, type: Date };
      return format === undefined ? typed : { ...typed, format };
    }),
  );
  const head = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return write([head, ...cells], {
    sheet: sheetName(name),
    columns: contentWidths(titles, rows).map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** Two forms: spreadsheets take the table, editors the text. */
export async function copySheet(sheet: Sheet): Promise<void> {
  const text = tabText(sheet);
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard.write) return navigator.clipboard.writeText(text);
  const blob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  const item = new ClipboardItem({ ...blob('text/plain', text), ...blob('text/html', tableHtml(sheet)) });
  await navigator.clipboard.write([item]);
}

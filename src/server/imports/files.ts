/** Files that imports give out: templates to be filled in, and rows to be mended. */
import type { CallContext } from '../../define/contract/handler.ts';
import { fileName } from '../../rules/files/file-name.ts';
import { csvLines } from '../../rules/files/spreadsheet.ts';
import { documentTypes } from '../../rules/files/upload-types.ts';
import { Workbook } from '../exports/workbook.ts';
import type { ImportField } from './fields.ts';

interface FileAnswer {
  readonly FileName: string;
  readonly ContentType: string;
  readonly Content: string;
}

type Format = 'csv' | 'xlsx';
/** Tells spreadsheets that the text is UTF-8. */
const mark = '\uFEFF';

async function tableFile(
  format: Format,
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<FileAnswer> {
  const FileName = fileName(name, format);
  if (format === 'csv') {
    const content = Buffer.from(mark + csvLines([heads, ...rows]));
    return { FileName, ContentType: 'text/csv; charset=utf-8', Content: content.toString('base64') };
  }
  const book = new Workbook(heads, name);
  await book.add(rows.map((row) => row.map((text) => ({ text }))));
  const content = await book.content();
  return { FileName, ContentType: documentTypes.xlsx, Content: content.toString('base64') };
}

/** Required columns bear a star, which is no part of their names. */
export const templateFile = (format: Format, name: string, fields: readonly ImportField[]): Promise<FileAnswer> =>
  tableFile(
    format,
    name,
    // Fields of single services stand in a file only where somebody names them.
    fields
      .filter(({ isOfService }) => !isOfService)
      .map(({ label, isRequired }) => (isRequired ? `${label} *` : label)),
    [],
  );

export interface FaultyRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly problem: string;
}

/** As they were sent, with what is wrong behind: mended, the file can be imported as it is. */
export const faultyFile = (
  context: CallContext,
  source: string,
  heads: readonly string[],
  rows: readonly FaultyRow[],
): Promise<FileAnswer> =>
  tableFile(
    /\.xlsx$/i.test(source) ? 'xlsx' : 'csv',
    `${source.replace(/\.[^.]+$/, '')}-${context.text('to mend')}`,
    [...heads, context.text('Row'), context.text('What is wrong')],
    rows.map(({ row, cells, problem }) => [...heads.map((_head, column) => cells[column] ?? ''), String(row), problem]),
  );

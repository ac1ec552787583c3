/** A file that somebody has sent to be imported: what its columns are called, and its rows one at a time. */
import type { CallContext } from '../../define/contract/handler.ts';
import { CsvFault, CsvReader, type CsvRecord, separatorOf } from '../../rules/files/csv-reader.ts';
import { csvType, documentTypes } from '../../rules/files/upload-types.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { csvText } from '../files/csv-text.ts';
import { workbookLines } from '../files/read-workbook.ts';

export interface SourceRow {
  /** As the file counts, from 1; the first names the columns. */
  readonly row: number;
  /** By column, as many as it has; '' where nothing stands. */
  readonly cells: readonly string[];
}

export interface Source {
  readonly name: string;
  readonly heads: readonly string[];
  /** A row at a time, so that a long file takes no more memory than a short one. */
  rows(): AsyncGenerator<SourceRow>;
}

/** @throws 404 for a file that is not the caller's; 400 for what is no table, names no columns or cannot be read; 413 for a large one. */
export async function openSource({ db, session }: CallContext, path: string): Promise<Source> {
  const file = await db
    .selectFrom('upload')
    .select(['content', 'content_type', 'file_name'])
    .where('path', '=', path)
    .where('user_account_id', '=', session.user.UserAccountId)
    .executeTakeFirst();
  if (!file) throw new Failure(404, 'noUpload');
  const { content, content_type: type, file_name: name } = file;
  if (type !== csvType && type !== documentTypes.xlsx) throw new Failure(400, 'notATable');
  const all = () => (type === csvType ? csvRows(content) : sheetRows(content));
  const heads = await headsOf(all());
  return { name, heads, rows: () => rowsBelow(all(), heads.length) };
}

async function headsOf(rows: AsyncGenerator<SourceRow>): Promise<readonly string[]> {
  for await (const { cells } of rows) {
    const heads = cells.map((cell) => cell.trim());
    while (heads.at(-1) === '') heads.pop();
    return heads;
  }
  throw new Failure(400, 'noColumns');
}

async function* rowsBelow(rows: AsyncGenerator<SourceRow>, columns: number): AsyncGenerator<SourceRow> {
  let count = -1;
  for await (const { row, cells } of rows) {
    count += 1;
    if (count === 0) continue;
    if (count > limits.importRows) throw new Failure(413, 'sheetTooLong', { most: limits.importRows });
    yield { row, cells: cells.slice(0, columns) };
  }
}

async function* csvRows(content: Buffer): AsyncGenerator<SourceRow> {
  let reader: CsvReader | undefined;
  try {
    for await (const piece of csvText(content)) {
      reader ??= new CsvReader(separatorOf(piece), { columns: limits.importColumns, cell: limits.importCell });
      yield* reader.push(piece);
    }
    yield* (reader?.end() ?? []) satisfies readonly CsvRecord[];
  } catch (error) {
    throw error instanceof CsvFault ? failureOf(error) : error;
  }
}

function failureOf({ kind, row }: CsvFault): Failure {
  if (kind === 'columns') return new Failure(413, 'sheetTooWide', { most: limits.importColumns });
  if (kind === 'cell') return new Failure(413, 'cellTooLong', { row, most: limits.importCell });
  return new Failure(400, 'quoteOpen', { row });
}

async function* sheetRows(content: Buffer): AsyncGenerator<SourceRow> {
  let last = 0;
  const bounds = { rows: limits.importRows + 1, columns: limits.importColumns };
  for await (const { row, cells, formula } of workbookLines(content, bounds)) {
    if (formula !== undefined) throw new Failure(400, 'formulaInSheet', { cell: formula });
    // A file that counts its rows strangely gets numbers that rise all the same.
    last = Number.isSafeInteger(row) && row > last && row < limits.importRows * 20 ? row : last + 1;
    const width = Math.max(0, ...[...cells.keys()].map((column) => column + 1));
    const texts = Array.from({ length: width }, (_none, column) => cells.get(column) ?? '');
    if (texts.some(({ length }) => length > limits.importCell))
      throw new Failure(413, 'cellTooLong', { row: last, most: limits.importCell });
    yield { row: last, cells: texts };
  }
}

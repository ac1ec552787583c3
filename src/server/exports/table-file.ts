/** Rows as a CSV or XLSX file, written as they come; the same for every export. */

import type { FieldOptions } from '../../define/fields/field.ts';
import { csvLines, escapeFormula } from '../../rules/files/spreadsheet.ts';
import { type FileCell, fileCell, type Writer as KindWriter } from '../../rules/format/file-cell.ts';
import { Failure } from '../calls/failure.ts';
import { sheetRows, Workbook } from './workbook.ts';

export type TableFormat = 'csv' | 'xlsx';

/** One column: its title, how its values are written, and where they stand in a row. */
export interface FileColumn<Row> {
  readonly title: string;
  /** How its kind writes values. */
  readonly kind: KindWriter;
  readonly options?: (row: Row) => Partial<FieldOptions>;
  readonly value: (row: Row) => unknown;
}

type Lines = readonly (readonly FileCell[])[];

/** Takes lines in order, and gives the file once all are there. */
interface Writer {
  add(lines: Lines): Promise<void> | void;
  content(): Promise<Buffer> | Buffer;
}

const newline = '\r\n';
/** Tells spreadsheets that the text is UTF-8. */
const mark = '\uFEFF';

function csv(titles: readonly string[], _name: string): Writer {
  const pieces: Buffer[] = [];
  const write = (lines: readonly (readonly string[])[]): void => {
    if (lines.length === 0) return;
    const before = pieces.length === 0 ? mark : newline;
    pieces.push(Buffer.from(before + csvLines(lines)));
  };
  write([titles]);
  return {
    add: (lines) => write(lines.map((line) => line.map(({ text }) => text))),
    content: () => Buffer.concat(pieces),
  };
}

function xlsx(titles: readonly string[], name: string): Writer {
  const workbook = new Workbook(titles, name);
  return {
    add: (lines) => {
      if (workbook.rows + lines.length >= sheetRows) throw new Failure(400, 'tooManyRows', { n: sheetRows - 1 });
      return workbook.add(lines);
    },
    content: () => workbook.content(),
  };
}

const formats = {
  csv: { contentType: 'text/csv; charset=utf-8', writer: csv },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', writer: xlsx },
} as const;

export class TableFile<Row> {
  readonly contentType: string;
  readonly #writer: Writer;
  readonly #columns: readonly FileColumn<Row>[];
  readonly #locale: string;

  /** @param name of the list: its sheet is called by it. */
  constructor(format: TableFormat, columns: readonly FileColumn<Row>[], locale: string, name: string) {
    const { contentType, writer } = formats[format];
    this.contentType = contentType;
    this.#writer = writer(
      columns.map(({ title }) => escapeFormula(title)),
      name,
    );
    this.#columns = columns;
    this.#locale = locale;
  }

  /** @throws when a workbook cannot hold so many rows. */
  async add(rows: readonly Row[]): Promise<void> {
    const cell = ({ kind, options, value }: FileColumn<Row>, row: Row): FileCell =>
      fileCell(kind, value(row), options?.(row) ?? {}, this.#locale);
    await this.#writer.add(rows.map((row) => this.#columns.map((column) => cell(column, row))));
  }

  /** A last line that says something about the rows above. */
  async note(text: string): Promise<void> {
    await this.#writer.add([[{ text: escapeFormula(text) }]]);
  }

  content(): Promise<Buffer> | Buffer {
    return this.#writer.content();
  }
}

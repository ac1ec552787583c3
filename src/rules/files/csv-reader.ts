/** Reads separated texts piece by piece, so that a file is never there as a whole; bounded in every direction. */

export interface CsvBounds {
  readonly columns: number;
  /** Characters of one cell. */
  readonly cell: number;
}

export type CsvFaultKind = 'columns' | 'cell' | 'quote';

/** What makes a file unreadable, and in which record. */
export class CsvFault extends Error {
  readonly kind: CsvFaultKind;
  readonly row: number;

  constructor(kind: CsvFaultKind, row: number) {
    super(`${kind} in record ${row}`);
    this.kind = kind;
    this.row = row;
  }
}

export interface CsvRecord {
  /** As the file counts its records, from 1; empty ones count and are left out. */
  readonly row: number;
  readonly cells: readonly string[];
}

const quote = 34;
const newline = 10;
const carriageReturn = 13;
const separators = [',', ';', '\t', '|'];

/** The sign that separates the cells of the first line; Germans and Poles write semicolons. */
export function separatorOf(beginning: string): string {
  const counts = new Map(separators.map((sign) => [sign, 0]));
  let quoted = false;
  for (const sign of beginning) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '\n') break;
    else if (!quoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

export class CsvReader {
  readonly #separator: number;
  readonly #bounds: CsvBounds;
  #row = 1;
  #cells: string[] = [];
  #cell = '';
  /** before: of a cell; plain; quoted; after: a quote within quotes, which ends them or stands for itself. */
  #state: 'before' | 'plain' | 'quoted' | 'after' = 'before';
  /** The last sign was a carriage return, which a line feed may follow. */
  #returned = false;

  constructor(separator: string, bounds: CsvBounds) {
    this.#separator = separator.charCodeAt(0);
    this.#bounds = bounds;
  }

  /** The records that end within this piece. @throws CsvFault */
  push(piece: string): CsvRecord[] {
    const done: CsvRecord[] = [];
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charCodeAt(at);
      const wasReturned = this.#returned;
      this.#returned = false;
      if (this.#state === 'quoted') {
        if (sign !== quote) continue;
        this.#take(piece.slice(from, at));
        this.#state = 'after';
      } else if (sign === quote && this.#state === 'after') {
        this.#state = 'quoted';
        from = at;
        continue;
      } else if (sign === quote && this.#state === 'before') {
        this.#state = 'quoted';
      } else if (sign === this.#separator) {
        if (this.#state !== 'before') this.#take(piece.slice(from, at));
        this.#endCell();
      } else if (sign === newline && wasReturned) {
        // It belongs to the carriage return.
      } else if (sign === newline || sign === carriageReturn) {
        if (this.#state !== 'before') this.#take(piece.slice(from, at));
        this.#endRecord(done);
        this.#returned = sign === carriageReturn;
      } else {
        // What follows a closing quote belongs to the cell all the same, as spreadsheets read it.
        if (this.#state === 'before' || this.#state === 'after') from = at;
        this.#state = 'plain';
        continue;
      }
      from = at + 1;
    }
    if (this.#state === 'plain' || this.#state === 'quoted') this.#take(piece.slice(from));
    return done;
  }

  /** What the last piece left. @throws CsvFault */
  end(): CsvRecord[] {
    if (this.#state === 'quoted') throw new CsvFault('quote', this.#row);
    const done: CsvRecord[] = [];
    if (this.#cells.length > 0 || this.#cell !== '' || this.#state !== 'before') this.#endRecord(done);
    return done;
  }

  #take(text: string): void {
    this.#cell += text;
    if (this.#cell.length > this.#bounds.cell) throw new CsvFault('cell', this.#row);
  }

  #endCell(): void {
    if (this.#cells.length >= this.#bounds.columns) throw new CsvFault('columns', this.#row);
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'before';
  }

  #endRecord(done: CsvRecord[]): void {
    this.#endCell();
    if (this.#cells.some((cell) => cell.trim() !== '')) done.push({ row: this.#row, cells: this.#cells });
    this.#cells = [];
    this.#row += 1;
  }
}

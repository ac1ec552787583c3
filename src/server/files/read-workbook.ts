/**
 * Reads the first sheet of a workbook that somebody has sent, as texts, row by row. Bounded in every direction: libraries for workbooks
 * fill the gaps that a file claims between its cells, and one small file can claim billions.
 */
import { Parser } from 'htmlparser2';
import { cellLength, columnName, fromCell } from '../../rules/files/sheet-text.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { openZip } from './unzip.ts';

export interface SheetLine {
  /** As the spreadsheet counts, from 1. */
  readonly row: number;
  /** By column from 0; empty cells are absent. */
  readonly cells: ReadonlyMap<number, string>;
  /** The first of its cells whose text is what a formula came to. */
  readonly formula?: string;
}

interface Bounds {
  readonly rows: number;
  readonly columns: number;
}

/** @throws 400 for what is no workbook; 413 for more rows or columns than are wanted. */
export async function readWorkbook(content: Buffer, bounds: Bounds): Promise<readonly SheetLine[]> {
  const lines: SheetLine[] = [];
  for await (const line of workbookLines(content, bounds)) lines.push(line);
  return lines;
}

/** Each line once it is read; of the sheet no more is kept. @throws as readWorkbook does. */
export async function* workbookLines(content: Buffer, bounds: Bounds): AsyncGenerator<SheetLine> {
  const parts = openZip(content);
  if (!parts) throw new Failure(400, 'notAWorkbook');
  let left: number = limits.uploadUnpacked;
  /** Counted as it comes: what a zip says of itself is not believed. */
  const piecesOf = async function* (name: string): AsyncGenerator<Buffer> {
    try {
      for await (const piece of parts.get(name)?.() ?? []) {
        left -= piece.length;
        if (left < 0) throw new Error('too much');
        yield piece;
      }
    } catch {
      throw new Failure(400, 'notAWorkbook');
    }
  };
  const sheet = await firstSheet(piecesOf);
  if (sheet === undefined || !parts.has(sheet)) throw new Failure(400, 'notAWorkbook');
  const shared = await sharedTexts(piecesOf('xl/sharedStrings.xml'), bounds.rows);
  let count = 0;
  for await (const line of linesOf(piecesOf(sheet), shared, bounds.columns)) {
    count += 1;
    if (count > bounds.rows) throw new Failure(413, 'sheetTooLong', { most: bounds.rows });
    yield line;
  }
}

type Attributes = Readonly<Record<string, string>>;

interface Reader {
  begin?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  end?(name: string): void;
}

type Pieces = AsyncIterable<Buffer>;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** In pieces, so that other calls go on in between; what the reader has put into `ready` is given on after each. */
async function* parse<Ready>(pieces: Pieces, reader: Reader, ready: Ready[]): AsyncGenerator<Ready> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.begin?.(local(name), attributes),
      ontext: (text) => reader.text?.(text),
      onclosetag: (name) => reader.end?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield* ready.splice(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  parser.end(decoder.decode());
  yield* ready.splice(0);
}

async function parseWhole(pieces: Pieces, reader: Reader): Promise<void> {
  for await (const _none of parse(pieces, reader, []));
}

/** The workbook names its sheets in order; where each stands says the file of its relations. */
async function firstSheet(piecesOf: (name: string) => Pieces): Promise<string | undefined> {
  let first: string | undefined;
  await parseWhole(piecesOf('xl/workbook.xml'), {
    begin: (name, attributes) => {
      if (name === 'sheet') first ??= Object.entries(attributes).find(([each]) => /:id$/.test(each))?.[1];
    },
  });
  let target: string | undefined;
  await parseWhole(piecesOf('xl/_rels/workbook.xml.rels'), {
    begin: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === first) target = Target;
    },
  });
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** These stand in memory as long as the sheet is read: so many, and so many characters of them all. */
const mostShared = 1_000_000;
const longestShared = 32_000_000;

/** Texts that cells refer to by their number. How they are read aloud is not part of them. */
async function sharedTexts(pieces: Pieces, rows: number): Promise<readonly string[]> {
  const texts: string[] = [];
  let length = 0;
  let text = '';
  let inText = false;
  let isPhonetic = false;
  await parseWhole(pieces, {
    begin: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') inText = !isPhonetic;
    },
    text: (piece) => {
      if (inText) text = longer(text, piece);
    },
    end: (name) => {
      if (name === 'si') {
        length += text.length;
        if (texts.length >= mostShared || length > longestShared)
          throw new Failure(413, 'sheetTooLong', { most: rows });
        texts.push(fromCell(text));
      }
      if (name === 'rPh') isPhonetic = false;
      if (name === 't') inText = false;
    },
  });
  return texts;
}

/** No program writes a cell that is longer, but for signs that it writes as their number. */
const longest = cellLength * 7;

function longer(text: string, piece: string): string {
  if (text.length + piece.length > longest) throw new Failure(400, 'notAWorkbook');
  return text + piece;
}

async function* linesOf(pieces: Pieces, shared: readonly string[], columns: number): AsyncGenerator<SheetLine> {
  const ready: SheetLine[] = [];
  let row = 0;
  let cells = new Map<number, string>();
  let formula: string | undefined;
  let column = -1;
  let type = '';
  let text = '';
  let inText = false;
  const reader: Reader = {
    begin: (name, { r, t = '' }) => {
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        cells = new Map();
        formula = undefined;
        column = -1;
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        [type, text] = [t, ''];
      } else if (name === 'f') formula ??= `${columnName(Math.max(0, column))}${row}`;
      else inText = name === 'v' || name === 't';
    },
    text: (piece) => {
      if (inText) text = longer(text, piece);
    },
    end: (name) => {
      if (name === 'v' || name === 't') inText = false;
      if (name === 'c' && text !== '') {
        if (column >= columns) throw new Failure(413, 'sheetTooWide', { most: columns });
        cells.set(column, textOfCell(type, text, shared));
      }
      if (name === 'row' && cells.size > 0) ready.push({ row, cells, ...(formula === undefined ? {} : { formula }) });
    },
  };
  yield* parse(pieces, reader, ready);
}

/** 0 is A, 26 is AA. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? '';
  if (letters === '') throw new Failure(400, 'notAWorkbook');
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Numbers and results of formulas as they stand in the file. */
function textOfCell(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return type === 'inlineStr' || type === 'str' ? fromCell(text) : text;
}

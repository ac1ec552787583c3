/**
 * Reads the first sheet of a workbook that somebody has sent, as texts. Bounded in every direction: libraries for workbooks fill the
 * gaps that a file claims between its cells, and one small file can claim billions.
 */
import { Parser } from 'htmlparser2';
import { fromCell } from '../../rules/files/sheet-text.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { type Unzipped, unzip } from './unzip.ts';

export interface SheetLine {
  /** As the spreadsheet counts, from 1. */
  readonly row: number;
  /** By column from 0; empty cells are absent. */
  readonly cells: ReadonlyMap<number, string>;
}

interface Bounds {
  readonly rows: number;
  readonly columns: number;
}

/** @throws 400 for what is no workbook; 413 for more rows or columns than are wanted. */
export async function readWorkbook(content: Buffer, bounds: Bounds): Promise<readonly SheetLine[]> {
  const parts = await unzip(content, limits.uploadUnpacked, (name) => name.startsWith('xl/'));
  const sheet = parts && (await firstSheet(parts));
  if (!parts || !sheet) throw new Failure(400, 'notAWorkbook');
  return linesOf(sheet, await sharedTexts(parts.get('xl/sharedStrings.xml')), bounds);
}

type Attributes = Readonly<Record<string, string>>;
interface Reader {
  begin?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  end?(name: string): void;
}

const pieceSize = 256 * 1024;
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** In pieces, so that other calls go on in between. */
async function parse(content: Buffer, reader: Reader): Promise<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.begin?.(local(name), attributes),
      ontext: (text) => reader.text?.(text),
      onclosetag: (name) => reader.end?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder();
  for (let at = 0; at < content.length; at += pieceSize) {
    parser.write(decoder.decode(content.subarray(at, at + pieceSize), { stream: true }));
    await new Promise((resolve) => setImmediate(resolve));
  }
  parser.end(decoder.decode());
}

/** The workbook names its sheets in order; where each stands says the file of its relations. */
async function firstSheet(parts: Unzipped): Promise<Buffer | undefined> {
  let first: string | undefined;
  await parse(parts.get('xl/workbook.xml') ?? Buffer.alloc(0), {
    begin: (name, attributes) => {
      if (name === 'sheet') first ??= Object.entries(attributes).find(([each]) => /:id$/.test(each))?.[1];
    },
  });
  let target: string | undefined;
  await parse(parts.get('xl/_rels/workbook.xml.rels') ?? Buffer.alloc(0), {
    begin: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === first) target = Target;
    },
  });
  if (target === undefined) return undefined;
  return parts.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`) ?? undefined;
}

/** Texts that cells refer to by their number. How they are read aloud is not part of them. */
async function sharedTexts(content: Buffer | null | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = '';
  let inText = false;
  let isPhonetic = false;
  await parse(content ?? Buffer.alloc(0), {
    begin: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') inText = !isPhonetic;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
    end: (name) => {
      if (name === 'si') texts.push(fromCell(text));
      if (name === 'rPh') isPhonetic = false;
      if (name === 't') inText = false;
    },
  });
  return texts;
}

async function linesOf(sheet: Buffer, shared: readonly string[], { rows, columns }: Bounds): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  let row = 0;
  let cells = new Map<number, string>();
  let column = -1;
  let type = '';
  let text = '';
  let inText = false;
  await parse(sheet, {
    begin: (name, { r, t = '' }) => {
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        cells = new Map();
        column = -1;
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        [type, text] = [t, ''];
      } else inText = name === 'v' || name === 't';
    },
    text: (piece) => {
      if (inText) text += piece;
    },
    end: (name) => {
      if (name === 'v' || name === 't') inText = false;
      if (name === 'c' && text !== '') {
        if (column >= columns) throw new Failure(413, 'sheetTooWide', { most: columns });
        cells.set(column, textOfCell(type, text, shared));
      }
      if (name === 'row' && cells.size > 0) {
        if (lines.length >= rows) throw new Failure(413, 'sheetTooLong', { most: rows });
        lines.push({ row, cells });
      }
    },
  });
  return lines;
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

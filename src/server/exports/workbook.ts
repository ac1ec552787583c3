/**
 * A workbook of one sheet, written row by row: libraries build the whole sheet at once, which for 100,000 rows
 * stops the server for seconds.
 */

import { contentWidths, sheetName } from '../../rules/files/sheet-layout.ts';
import { columnName, toCell } from '../../rules/files/sheet-text.ts';
import type { FileCell } from '../../rules/format/file-cell.ts';
import { escapedMarkup } from '../../rules/text/escaped-markup.ts';
import { PackedEntry } from './packed-entry.ts';
import { zip } from './zip.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const typeOf = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The most rows that a sheet can hold, its head among them. */
export const sheetRows = 1_048_576;
const bold = 1;
/** Numbers below belong to the formats that every program knows. */
const firstFormat = 164;

const escaped = (text: string): string => escapedMarkup(toCell(text));

/** Days since the end of 1899, as spreadsheets count. */
const serial = (value: number | Date): number =>
  value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : value;

export class Workbook {
  rows = 0;
  readonly #sheet = new PackedEntry('xl/worksheets/sheet1.xml');
  readonly #formats = new Map<string, number>();
  readonly #columns: readonly string[];
  readonly #titles: readonly string[];

  readonly #name: string;

  constructor(titles: readonly string[], name = '') {
    this.#titles = titles;
    this.#name = sheetName(name);
    this.#columns = titles.map((_title, column) => columnName(column));
  }

  async add(lines: readonly (readonly FileCell[])[]): Promise<void> {
    const head = this.rows === 0 ? this.#head(lines) : '';
    await this.#sheet.write(head + lines.map((line) => this.#row(line)).join(''));
  }

  async content(): Promise<Buffer> {
    await this.add([]);
    await this.#sheet.write('</sheetData></worksheet>');
    await this.#sheet.end();
    const others = Object.entries({
      ...fixedParts,
      'xl/workbook.xml': workbookPart(this.#name),
      'xl/styles.xml': styles([...this.#formats.keys()]),
    });
    return zip([this.#sheet, ...(await Promise.all(others.map(([name, text]) => packed(name, text))))]);
  }

  /** The widths follow from the first rows: the others come when the head is written already. */
  #head(lines: readonly (readonly FileCell[])[]): string {
    const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
    const view = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
    const widths = contentWidths(this.#titles, lines);
    const column = (width: number, at: number) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
    const columns = `<cols>${widths.map(column).join('')}</cols>`;
    const titles = this.#row(
      this.#titles.map((text) => ({ text })),
      bold,
    );
    return `${xml}<worksheet xmlns="${main}">${view}${columns}<sheetData>${titles}`;
  }

  #row(line: readonly FileCell[], style?: number): string {
    this.rows += 1;
    const cells = line.map((cell, column) => this.#cell(cell, `${this.#columns[column]}${this.rows}`, style));
    return `<row r="${this.rows}">${cells.join('')}</row>`;
  }

  /** Text stands in the cell as text, so it is never a formula. */
  #cell({ text, value, format }: FileCell, at: string, style = this.#style(format)): string {
    const place = `<c r="${at}"${style === 0 ? '' : ` s="${style}"`}`;
    if (value !== undefined) return `${place}><v>${serial(value)}</v></c>`;
    return text === '' ? '' : `${place} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  }

  #style(format: string | undefined): number {
    if (format === undefined) return 0;
    const known = this.#formats.get(format) ?? this.#formats.size + bold + 1;
    this.#formats.set(format, known);
    return known;
  }
}

async function packed(name: string, text: string): Promise<PackedEntry> {
  const entry = new PackedEntry(name);
  await entry.write(text);
  await entry.end();
  return entry;
}

/** Plain, bold, and one style for each number format. */
function styles(formats: readonly string[]): string {
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${escaped(code)}"/>`,
  );
  const own = formats.map(
    (_code, index) =>
      `<xf numFmtId="${firstFormat + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
  return `${xml}<styleSheet xmlns="${main}">${codes.length ? `<numFmts count="${codes.length}">${codes.join('')}</numFmts>` : ''}<fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${own.length + 2}"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/>${own.join('')}</cellXfs></styleSheet>`;
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (...all: readonly string[]): string =>
  `${xml}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;
const override = (part: string, type: string): string =>
  `<Override PartName="/${part}" ContentType="${typeOf}.${type}+xml"/>`;

const workbookPart = (sheet: string): string =>
  `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** What every workbook of one sheet says of itself. */
const fixedParts = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/worksheets/sheet1.xml', 'worksheet')}${override('xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/_rels/workbook.xml.rels': relations(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('rId2', 'styles', 'styles.xml'),
  ),
};

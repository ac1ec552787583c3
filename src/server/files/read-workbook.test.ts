/** Workbooks that were sent, read: those that spreadsheets write, those that we write, and those that mean harm. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { PackedEntry } from '../exports/packed-entry.ts';
import { Workbook } from '../exports/workbook.ts';
import { zip } from '../exports/zip.ts';
import { readWorkbook } from './read-workbook.ts';

const bounds = { rows: 100, columns: 10 };
const texts = async (content: Buffer) =>
  (await readWorkbook(content, bounds)).map(({ row, cells }) => [row, Object.fromEntries(cells)] as const);

/** A workbook of a sheet that is written by hand. */
async function byHand(sheet: string, shared = ''): Promise<Buffer> {
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="x"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="x" Target="worksheets/a.xml"/></Relationships>',
    'xl/worksheets/a.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  };
  const entries: PackedEntry[] = [];
  for (const [name, text] of Object.entries(parts)) {
    const entry = new PackedEntry(name);
    await entry.write(text);
    await entry.end();
    entries.push(entry);
  }
  return zip(entries);
}

describe('a workbook', () => {
  it('of another program is read by rows and columns, empty cells left out', async () => {
    const text = (value: string) => ({ type: String, value });
    const data = [[text('Service'), text('Text')], [], [null, { type: Number, value: 365 }, text(' = 1 ')]];
    const content = await writeXlsxFile(data as never).toBuffer();
    expect(await texts(content as Buffer)).toEqual([
      [1, { 0: 'Service', 1: 'Text' }],
      [3, { 1: '365', 2: ' = 1 ' }],
    ]);
  });

  it('has rich texts as one, without how they are read aloud, and results of formulas', async () => {
    const rich = '<si><r><t>東</t></r><r><t xml:space="preserve">京 </t></r><rPh><t>トウキョウ</t></rPh></si>';
    const sheet =
      '<row><c t="s"><v>0</v></c><c t="str"><f>A1</f><v>x</v></c><c t="b"><v>1</v></c><c t="s"><v>9</v></c></row>';
    expect(await texts(await byHand(sheet, rich))).toEqual([[1, { 0: '東京 ', 1: 'x', 2: 'TRUE', 3: '' }]]);
  });

  it('gives back every text that a cell can hold', async () => {
    const sign = fc.constantFrom(
      '\n',
      '\r',
      '\t',
      '=',
      '+',
      '@',
      '_x0041_',
      '&',
      '<',
      ']]>',
      '‏עברית',
      '🚢',
      '\u0007',
      'ß',
      ' ',
    );
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(sign).map((signs) => signs.join('')),
    );
    await fc.assert(
      fc.asyncProperty(any, async (text) => {
        const workbook = new Workbook(['t']);
        await workbook.add([[{ text }]]);
        const held = text.replace(/[\0\ufffe\uffff]/g, '');
        expect((await texts(await workbook.content())).slice(1)).toEqual(held === '' ? [] : [[2, { 0: held }]]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what means harm', () => {
  it.each([
    ['far columns', '<row><c r="XFD1"><v>1</v></c></row>', 413],
    ['columns beyond all', '<row><c r="ZZZZZZZZZZ1"><v>1</v></c></row>', 413],
    ['no column', '<row><c r="1"><v>1</v></c></row>', 400],
    ['many rows', '<row><c><v>1</v></c></row>'.repeat(101), 413],
  ])('is refused: %s', async (_what, sheet, status) => {
    await expect(readWorkbook(await byHand(sheet), bounds)).rejects.toMatchObject({ status });
  });

  it('fills no gaps and expands no entities', async () => {
    const sheet = '<row r="1048576"><c r="B1048576" t="inlineStr"><is><t>&bomb;</t></is></c></row>';
    expect(await texts(await byHand(`<!DOCTYPE a [<!ENTITY bomb "boom">]>${sheet}`))).toEqual([
      [1_048_576, { 1: '&bomb;' }],
    ]);
  });

  it.each([
    ['text', Buffer.from('Service;Text')],
    ['nothing', Buffer.alloc(0)],
  ])('is no workbook: %s', async (_what, content) => {
    await expect(readWorkbook(content, bounds)).rejects.toMatchObject({ status: 400 });
  });
});

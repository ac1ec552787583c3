/** Files that are sent to be imported: what they are read as, templates, rows to be mended, and those that mean harm (SOLO-37). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CheckImport from '../../../manifests/operations/Import/CheckImport.ts';
import GetFaultyRows from '../../../manifests/operations/Import/GetFaultyRows.ts';
import GetFaultyRowsOfFile from '../../../manifests/operations/Import/GetFaultyRowsOfFile.ts';
import GetImportColumns from '../../../manifests/operations/Import/GetImportColumns.ts';
import GetImportFields from '../../../manifests/operations/Import/GetImportFields.ts';
import GetImportTemplate from '../../../manifests/operations/Import/GetImportTemplate.ts';
import GetImportTypes from '../../../manifests/operations/Import/GetImportTypes.ts';
import { PackedEntry } from '../../../src/server/exports/packed-entry.ts';
import { Workbook } from '../../../src/server/exports/workbook.ts';
import { zip } from '../../../src/server/exports/zip.ts';
import { errorOf, type ImportWorld, importWorld, people } from './import-world.ts';

let world: ImportWorld;
beforeAll(async () => {
  world = await importWorld();
});
afterAll(() => world.server.close());

async function workbook(heads: readonly string[], ...rows: readonly (readonly string[])[]): Promise<Buffer> {
  const book = new Workbook(heads);
  await book.add(rows.map((row) => row.map((text) => ({ text }))));
  return book.content();
}
const textOf = (content: string): string => Buffer.from(content, 'base64').toString('utf8');
const place = () => ({ type: 'Users' as const, parentAccountId: world.company });

describe('a file', () => {
  it('is checked before anything is made, and its faulty rows are saved to be mended', async () => {
    const file = await world.send(
      people(
        'Max,Kern,max.kern@donau.example,"Chef, Kai 3"',
        'Nia,Lang,nia,',
        'Oda,Lang,max.kern@donau.example,',
        '"Pia",,pia@donau.example,',
      ),
    );
    const checked = await world.admin.call(CheckImport, { ...place(), file });
    expect(checked).toMatchObject({ RowsCount: 4, ReadyCount: 1, FaultyCount: 3, Source: 'people.csv' });
    expect(checked.Items.map(({ Row, Field, Value, Problem }) => [Row, Field, Value, Problem.slice(0, 27)])).toEqual([
      [3, 'E-mail', 'nia', 'Enter a valid email address'],
      [4, 'E-mail', 'max.kern@donau.example', 'Row 2 has this already'],
      [5, 'Last name', '', 'This field is required'],
    ]);
    const { FileName, Content } = await world.admin.call(GetFaultyRowsOfFile, { ...place(), file });
    expect(FileName).toBe('people-to_mend.csv');
    const lines = textOf(Content).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('"First name","Last name","E-mail","Job title","Row","What is wrong"');
    expect(lines[3]).toBe('"Pia","","pia@donau.example","","5","Last name: This field is required"');
    expect(await world.owner().selectFrom('import_run').select('import_id').execute()).not.toContainEqual({ file });
    // Mended there, it is imported as it is: what was wrong is no column that anything takes.
    const mended = lines.map((line) => line.replace('"Pia",""', '"Pia","Prill"')).join('\n');
    const details = await world.imported(mended);
    expect(details).toMatchObject({ RowsCount: 3, ImportedAccountsCount: 2 });
    const rejected = await world.admin.call(GetFaultyRows, { importId: details.ImportId });
    expect(textOf(rejected.Content)).toContain('"Nia","Lang","nia"');
  });

  it('of any columns is mapped by what they are called, and by what somebody says', async () => {
    const file = await world.send('Mail;Familienname;Rufname;Sonst\nqu@donau.example;Quast;Uwe;x\n');
    const { Pages, Start } = await world.admin.call(GetImportColumns, { type: 'Users', file });
    const fields = Pages[0]?.Containers.flatMap(({ Fields }) => Fields) ?? [];
    expect(Start).toEqual({ Email: '0', Lastname: '1', Firstname: '2' });
    expect(fields[0]?.EnumMembers?.[0]?.DisplayName).toBe('A: Mail (qu@donau.example)');
    const odd = await world.send('a,b,c\nRia,Sand,ria@donau.example\n');
    expect(await errorOf(world.admin, 'CheckImport', { ...place(), file: odd })).toEqual([
      400,
      'Say which columns hold: First name, Last name, E-mail.',
    ]);
    const mapping = { Firstname: '0', Lastname: '1', Email: '2', Phone: null };
    expect(await world.admin.call(CheckImport, { ...place(), file: odd, mapping })).toMatchObject({ ReadyCount: 1 });
    for (const wrong of [
      { ...mapping, Phone: '3' },
      { ...mapping, Nothing: '0' },
      { ...mapping, Phone: '-1' },
    ])
      expect((await errorOf(world.admin, 'CheckImport', { ...place(), file: odd, mapping: wrong }))[0]).toBe(400);
  });

  it('is filled in from a template of the layout, in the language of whoever asks', async () => {
    const types = await world.admin.call(GetImportTypes, {});
    expect(types.map(({ Type }) => Type)).toEqual(['Users', 'Subscriptions']);
    const { Content, FileName } = await world.admin.call(GetImportTemplate, { type: 'Users', format: 'csv' });
    expect(FileName).toBe('Users.csv');
    const heads = textOf(Content).replace('\uFEFF', '');
    expect(heads).toContain('"First name *","Last name *"');
    expect(heads).not.toContain('Status');
    const filled = await world.send(
      `${heads}\n${heads
        .split(',')
        .map((head) => (/E-mail/.test(head) ? 't@d.example' : /name \*/.test(head) ? 'Tom' : ''))
        .join(',')}`,
    );
    expect(await world.admin.call(CheckImport, { ...place(), file: filled })).toMatchObject({ ReadyCount: 1 });
    const { Items } = await world.admin.call(GetImportFields, { type: 'Users', limit: 100 });
    expect(Items.find(({ Column }) => Column === 'E-mail')).toEqual({
      ...{ Column: 'E-mail', IsRequired: true },
      Takes: 'Such as katarzyna.wisniewska@ostsee.example · At most 254 characters',
    });
    expect((await errorOf(world.admin, 'GetImportTemplate', { type: 'Companies', format: 'csv' }))[0]).toBe(403);
  });

  it('may be a workbook, whose days are numbers', async () => {
    const content = await workbook(
      ['Vorname', 'Nachname', 'E-Mail', 'Birthday'],
      ['Vera', 'Uhl', 'vera.uhl@donau.example', '32994'],
      ['Willi', 'Uhl', 'willi.uhl@donau.example', '1990-05-01'],
    );
    const details = await world.imported(content, {}, 'admin', 'people.xlsx');
    expect(details).toMatchObject({ ImportedAccountsCount: 2, Source: 'people.xlsx' });
    const [row] = await world
      .owner()
      .selectFrom('account_value')
      .select('values')
      .where('account_id', '=', details.Items[0]?.Account?.AccountId ?? 0)
      .execute();
    expect(row?.values).toMatchObject({ Birthday: '1990-05-01' });
  });
});

describe('a file that means harm', () => {
  const check = async (content: string | Buffer, name?: string) => {
    const { path, message, status } = await world.sending(content, 'admin', name);
    return path === '' ? [status, message] : errorOf(world.admin, 'CheckImport', { ...place(), file: path });
  };

  /** A workbook of a sheet that is written by hand. */
  async function byHand(sheet: string): Promise<Buffer> {
    const parts = {
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="x"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="x" Target="worksheets/a.xml"/></Relationships>',
      'xl/worksheets/a.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    };
    const entries: PackedEntry[] = [];
    for (const [part, text] of Object.entries(parts)) {
      const entry = new PackedEntry(part);
      await entry.write(text);
      await entry.end();
      entries.push(entry);
    }
    return zip(entries);
  }

  it.each([
    ['bytes that are no text', Buffer.from([65, 0, 66, 10]), /^The file is no text/],
    ['another encoding', Buffer.from('Vorname;Straße\nJörg;x', 'latin1'), /^The file is not written as UTF-8/],
    ['a quotation mark that never ends', 'First name,Last name,E-mail\n"x,y\n', /never closed/],
    ['a cell of a megabyte', `First name,Last name,E-mail\n${'x'.repeat(1_000_000)},b,c`, /more than 4000 characters/],
    ['a million columns', `${'a,'.repeat(1_000_000)}b\n1`, /^The sheet has more than 100 columns/],
    ['nothing but blank lines', '\n\n ,,\n', /^The first row must name the columns/],
  ])('with %s is refused in clear words', async (_what, content, words) => {
    const [status, message] = await check(content);
    expect(status).toBeGreaterThan(399);
    expect(status).toBeLessThan(500);
    expect(message).toMatch(words);
  });

  it('that only pretends to be a workbook is none', async () => {
    expect(await check('First name,Last name', 'people.xlsx')).toEqual([400, 'File format not supported']);
    expect(await check(await byHand('<row><c r="!!"><v>1</v></c></row>'), 'people.xlsx')).toEqual([
      400,
      'The file is no workbook that can be read. Save it as XLSX.',
    ]);
  });

  it('has no formulas and no more columns than are read', async () => {
    const heads =
      '<row r="1"><c r="A1"><v>First name</v></c><c r="B1"><v>Last name</v></c><c r="C1"><v>E-mail</v></c></row>';
    expect(
      await check(await byHand(`${heads}<row r="2"><c r="B2"><f>A1</f><v>1</v></c></row>`), 'people.xlsx'),
    ).toEqual([400, 'Cell B2 holds a formula. Save the values alone and send the file again.']);
    expect((await check(await byHand('<row r="1"><c r="XFD1"><v>a</v></c></row>'), 'people.xlsx'))[0]).toBe(413);
  });

  it('is nobody else’s, and no picture', async () => {
    const file = await world.send(people('A,B,a@b.example,'), 'reseller');
    expect((await errorOf(world.admin, 'CheckImport', { ...place(), file }))[0]).toBe(404);
    expect((await errorOf(world.admin, 'CreateImport', { ...place(), file }))[0]).toBe(404);
  });

  it('without rows makes no import', async () => {
    const file = await world.send(people());
    expect(await errorOf(world.admin, 'CreateImport', { ...place(), file })).toEqual([
      400,
      'The file has no rows below the names of its columns.',
    ]);
  });
});

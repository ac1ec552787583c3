/** Texts of services as a workbook: given out, changed elsewhere, looked at, and taken over whole or not at all. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import ExportServiceTexts from '../../../manifests/operations/ServiceManagement/ExportServiceTexts.ts';
import GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import ImportServiceTexts from '../../../manifests/operations/ServiceManagement/ImportServiceTexts.ts';
import PreviewServiceTexts from '../../../manifests/operations/ServiceManagement/PreviewServiceTexts.ts';
import SaveServiceInformation from '../../../manifests/operations/ServiceManagement/SaveServiceInformation.ts';
import { documentTypes } from '../../../src/rules/files/upload-types.ts';
import { Workbook } from '../../../src/server/exports/workbook.ts';
import { readWorkbook } from '../../../src/server/files/read-workbook.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from './made-services.ts';

const both = ['Read', 'Update'];
const rights = { MY_SERVICES: both, SERVICE_TOOL_DESCRIPTION: both, SERVICE_LOCALIZATION: both };

let server: TestServer;
let vendor: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.as('reseller');
  company = (await vendor.me()).CompanyAccount.AccountId;
});
beforeEach(() => holds(rights));
afterAll(() => server.close());

async function holds(held: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await giveOnly(server, (await vendor.me()).UserAccountId, { rights: held });
  vendor = await signIn(server.app, 'reseller');
}

async function upload(content: Buffer, by: Caller = vendor): Promise<string> {
  const path = `${crypto.randomUUID().replaceAll('-', '')}/${crypto.randomUUID().slice(0, 23)}.xlsx`;
  const { UserAccountId: user_account_id } = await by.me();
  const row = {
    path,
    user_account_id,
    file_name: 'texts.xlsx',
    content_type: documentTypes.xlsx,
    content,
    account_id: null,
  };
  await server.database.owner.insertInto('upload').values(row).execute();
  return path;
}
async function sheet(...lines: readonly (readonly string[])[]): Promise<string> {
  const workbook = new Workbook(lines[0] ?? []);
  await workbook.add(lines.slice(1).map((line) => line.map((text) => ({ text }))));
  return upload(await workbook.content());
}
const preview = (file: string) => vendor.call(PreviewServiceTexts, { file, limit: 1000 });
const made = async (owner = company) => {
  const name = crypto.randomUUID();
  return {
    name,
    id: await makeService(server, { name, owner, texts: { en: ['Kite', 'Flies'], de: ['Drachen', ''] } }),
  };
};
const textsOf = async (serviceId: number) => {
  const { DisplayNames, Summaries, Descriptions } = await vendor.call(GetServiceInformation, { serviceId });
  return { DisplayNames, Summaries, Descriptions };
};
const exported = async (serviceId: number) =>
  Buffer.from((await vendor.call(ExportServiceTexts, { serviceId })).Content, 'base64');

it('change what a sheet says otherwise, exactly as it was shown', async () => {
  const { name, id } = await made();
  const file = await sheet(
    ['Service', 'Text', 'Deutsch (de)', 'pl', 'English (en)'],
    [name, 'Name', 'Lenkdrachen', 'Latawiec', 'Kite'],
    [name, 'summary', 'Fliegt', '', ''],
    [name, 'Description', '<p onclick="x()">Hoch<script>x()</script></p>'],
  );
  const shown = await preview(file);
  expect(shown).toMatchObject({ Changes: 5, Services: 1, Faults: 0, TotalCount: 5 });
  expect(shown.Items.map(({ Cell, Kind, Before, After }) => [Cell, Kind, Before, After])).toEqual([
    ['C2', 'Changed', 'Drachen', 'Lenkdrachen'],
    ['D2', 'Added', '', 'Latawiec'],
    ['C3', 'Added', '', 'Fliegt'],
    ['E3', 'Removed', 'Flies', ''],
    ['C4', 'Cleaned', '', '<p>Hoch</p>'],
  ]);
  const before = await textsOf(id);
  expect((await vendor.post(ImportServiceTexts.operation, { file, digest: 'another' })).status).toBe(409);
  expect(await textsOf(id)).toEqual(before);
  expect(await vendor.call(ImportServiceTexts, { file, digest: shown.Digest })).toEqual({ Changes: 5, Services: 1 });
  expect(await textsOf(id)).toEqual({
    DisplayNames: { en: 'Kite', de: 'Lenkdrachen', pl: 'Latawiec' },
    Summaries: { de: 'Fliegt' },
    Descriptions: { de: '<p>Hoch</p>' },
  });
  expect(await preview(file)).toMatchObject({ Changes: 0, TotalCount: 0 });
});

it('are refused as a whole while a cell is faulty, each by its place', async () => {
  const [{ name, id }, foreign] = [await made(), await made(1)];
  const file = await sheet(
    ['Service', 'Text', 'Deutsch (de)', 'Klingon (tlh)', 'English (en)', 'de'],
    [name, 'Name', 'Drache', '', '', ''],
    [name, 'Summary', 'x'.repeat(301)],
    [name, 'Title', 'x'],
    [name, 'Name', 'Drache'],
    [foreign.name, 'Name', 'Mein', '', 'Mine'],
    ['Nothing', 'Name', 'x'],
  );
  const shown = await preview(file);
  expect(shown.Items.flatMap(({ Cell, Problem }) => (Problem ? [`${Cell} ${Problem}`] : []))).toEqual([
    expect.stringMatching(/^D1 The language tlh is not supported; allowed are en, de/),
    'F1 This language stands in the sheet twice.',
    'E2 The English name stays: every other language falls back to it.',
    'C3 301 characters; at most 300 are allowed.',
    'B4 Allowed are Name, Summary, Description',
    'B5 This text of the service stands in the sheet twice.',
    'A6 There is no such service of yours.',
    'A7 There is no such service of yours.',
  ]);
  const refused = await vendor.post(ImportServiceTexts.operation, { file, digest: shown.Digest });
  expect([refused.status, refused.message]).toEqual([
    400,
    expect.stringMatching(/^Nothing was taken over. Cells that are faulty: 8. The first one is D1: The language tlh/),
  ]);
  expect((await textsOf(id)).DisplayNames).toEqual({ en: 'Kite', de: 'Drachen' });
});

it('come back as they went, whatever they say (SOLO-19)', async () => {
  const { id } = await made();
  const sign = fc.constantFrom(
    '\n',
    '\r\n',
    '=',
    '+',
    '@',
    '-',
    '_x000D_',
    '&amp;',
    '<b>',
    '‏עברית',
    '🚢',
    '\t',
    ' ',
    '\u0007',
    'ß',
  );
  const text = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.array(sign, { maxLength: 12 }).map((all) => all.join('')),
    )
    .filter((each) => !each.includes('\0'));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (display_name, summary, description_html) => {
      const row = server.database.owner.updateTable('service_text').where('service_id', '=', id);
      await row.set({ display_name, summary, description_html }).where('language', '=', 'de').execute();
      const shown = await preview(await upload(await exported(id)));
      expect([shown.Changes, shown.Faults, shown.Items]).toEqual([0, 0, []]);
    }),
    { numRuns: 25 },
  );
});

it('go out as texts, never as formulas', async () => {
  const { id, name } = await made();
  await vendor.call(SaveServiceInformation, { serviceId: id, inputDto: { DisplayNames: { de: '=cmd|x!A1' } } });
  const content = await exported(id);
  const lines = await readWorkbook(content, { rows: 10, columns: 20 });
  expect(lines.map(({ cells }) => [cells.get(0), cells.get(1), cells.get(3)])).toEqual([
    ['Service', 'Texts', 'Deutsch (de)'],
    [name, 'Name', '=cmd|x!A1'],
    [name, 'Summary', undefined],
    [name, 'Description', undefined],
  ]);
});

it('are of the own vendors alone, and for who may read and write them in every language', async () => {
  const [own, foreign] = [await made(), await made(1)];
  const all = await vendor.call(ExportServiceTexts, {});
  const named = (await readWorkbook(Buffer.from(all.Content, 'base64'), { rows: 5000, columns: 20 })).map(({ cells }) =>
    cells.get(0),
  );
  expect([named.includes(own.name), named.includes(foreign.name)]).toEqual([true, false]);
  const absent = await vendor.post(ExportServiceTexts.operation, { serviceId: foreign.id });
  expect([absent.status, absent.message]).toEqual([404, `There is no service ${foreign.id}.`]);
  const file = await sheet(['Service', 'Text', 'de'], [own.name, 'Name', 'Drache']);
  const owner = await server.as('owner');
  const notHis = await owner.post(PreviewServiceTexts.operation, { file });
  expect([notHis.status, notHis.message]).toEqual([
    404,
    'A file is not there any more, or is not yours. Upload it again.',
  ]);
  const { Digest: digest } = await preview(file);
  await holds({ MY_SERVICES: both, SERVICE_LOCALIZATION: both, SERVICE_TOOL_DESCRIPTION: ['Read'] });
  expect((await vendor.post(ExportServiceTexts.operation, {})).status).toBe(200);
  expect((await vendor.post(PreviewServiceTexts.operation, { file })).status).toBe(403);
  expect((await vendor.post(ImportServiceTexts.operation, { file, digest })).status).toBe(403);
  await holds({ MY_SERVICES: both, SERVICE_TOOL_DESCRIPTION: both });
  expect((await vendor.post(ExportServiceTexts.operation, {})).status).toBe(403);
});

/** Prices of a pricelist as a workbook: given out, edited elsewhere, looked at, and taken over whole or not at all (PL-17). */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetMarketplaces from '../../../manifests/operations/Marketplace/GetMarketplaces.ts';
import DownloadPricesExcel from '../../../manifests/operations/Pricing/DownloadPricesExcel.ts';
import ImportPrices from '../../../manifests/operations/Pricing/ImportPrices.ts';
import PreviewPricesImport from '../../../manifests/operations/Pricing/PreviewPricesImport.ts';
import { documentTypes } from '../../../src/rules/files/upload-types.ts';
import { Workbook } from '../../../src/server/exports/workbook.ts';
import { readWorkbook } from '../../../src/server/files/read-workbook.ts';
import { offerAlso } from '../../database/languages.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let seller: Caller;
let marketplaceId: number;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.as('reseller');
  marketplaceId = await idOf('DACH');
});
afterAll(() => server.close());

const idOf = async (name: string) =>
  (await seller.call(GetMarketplaces, { options: { filter: name } })).Items[0]?.MarketplaceId ?? 0;

async function upload(content: Buffer, by: Caller = seller): Promise<string> {
  const path = `${crypto.randomUUID().replaceAll('-', '')}/${crypto.randomUUID().slice(0, 23)}.xlsx`;
  const { UserAccountId: user_account_id } = await by.me();
  const row = { path, user_account_id, file_name: 'prices.xlsx', content_type: documentTypes.xlsx, content };
  await server.database.owner
    .insertInto('upload')
    .values({ ...row, account_id: null })
    .execute();
  return path;
}

type Lines = (readonly string[])[];
/** As a person's program reads and writes it. */
async function downloaded(id = marketplaceId, by = seller): Promise<Lines> {
  const { Content } = await by.call(DownloadPricesExcel, { marketplaceId: id });
  const lines = await readWorkbook(Buffer.from(Content, 'base64'), { rows: 10_000, columns: 64 });
  const width = Math.max(...lines.flatMap(({ cells }) => [...cells.keys()])) + 1;
  return lines.map(({ cells }) => Array.from({ length: width }, (_, column) => cells.get(column) ?? ''));
}
async function edited([head = [], ...lines]: Lines): Promise<string> {
  const workbook = new Workbook(head);
  await workbook.add(lines.map((line) => line.map((text) => ({ text }))));
  return upload(await workbook.content());
}
const preview = (file: string) => seller.call(PreviewPricesImport, { marketplaceId, file, limit: 1000 });
const take = (file: string, digest: string, understood = true) =>
  seller.post(ImportPrices.operation, { marketplaceId, file, digest, understood });
/** One cell of one line is another text. */
const withCell = (lines: Lines, line: number, title: string, text: string): Lines =>
  lines.map((cells, at) => (at === line ? cells.with((lines[0] ?? []).indexOf(title), text) : cells));
const priceIn = (lines: Lines, line: number): string => lines[line]?.[lines[0]?.indexOf('Price') ?? 0] ?? '';
/** The first line whose price comes from the rules. */
const byRules = (lines: Lines): number =>
  lines.findIndex(
    (cells, at) => at > 0 && cells[lines[0]?.indexOf('Set by hand') ?? 0] === 'No' && priceIn(lines, at) !== '',
  );

it('comes back as it was given out and changes nothing, in whatever order its lines stand', async () => {
  const [head = [], ...lines] = await downloaded();
  expect(lines.length).toBeGreaterThan(50);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(lines, { minLength: 1 }), async (some) => {
      expect(await preview(await edited([head, ...some]))).toMatchObject({ Changes: 0, Faults: 0 });
    }),
    { numRuns: 8 },
  );
});

it('comes back in whatever language its reader has chosen, also in one that the branding adds', async () => {
  offerAlso(server, ['sv']);
  const swede = await server.as('reseller');
  const post: Caller['post'] = (name, input) => swede.post(name, input, { 'accept-language': 'sv' });
  const call: Caller['call'] = async ({ operation }, input) => (await post(operation, input)).data as never;
  const lines = await downloaded(marketplaceId, { ...swede, post, call });
  expect(lines[0]).toContain('Pris');
  expect(await preview(await edited(lines))).toMatchObject({ Changes: 0, Faults: 0 });
});

it('sets what was changed by hand, takes it back where a cell is emptied, and refuses what has changed since', async () => {
  const lines = await downloaded();
  const line = byRules(lines);
  const file = await edited(withCell(lines, line, 'Price', '12.34'));
  const seen = await preview(file);
  expect(seen).toMatchObject({ Changes: 1, Services: 1, Faults: 0, CustomersCount: 4 });
  expect(seen.Items[0]).toMatchObject({
    Kind: 'Set',
    Before: Number(priceIn(lines, line)),
    After: 12.34,
    Currency: 'EUR',
  });
  expect((await take(file, seen.Digest, false)).status).toBe(400);
  expect((await take(file, 'other')).status).toBe(409);
  expect((await take(file, seen.Digest)).data).toEqual({ Changes: 1, Services: 1 });
  // The same file once more is stale: somebody has changed the price since.
  const again = await preview(await edited(withCell(lines, line, 'Price', '13')));
  expect(again).toMatchObject({ Changes: 0, Faults: 1 });
  expect((await take(file, seen.Digest)).status).toBe(400);
  const emptied = await edited(withCell(await downloaded(), line, 'Price', ''));
  const back = await preview(emptied);
  expect(back.Items[0]).toMatchObject({ Kind: 'Taken' });
  expect((await take(emptied, back.Digest)).status).toBe(200);
});

it('names the faulty cell and takes nothing over', async () => {
  const lines = await downloaded();
  const line = byRules(lines);
  const letter = String.fromCharCode(65 + (lines[0] ?? []).indexOf('Price'));
  const faults = [
    ...['2,95', '=1+1', '-1', 'free', '1.234', '1e12'].map((text) => [withCell(lines, line, 'Price', text), letter]),
    [withCell(lines, line, 'Price', ''), letter],
    [withCell(lines, line, 'Pricelist no.', String(await idOf('Key accounts'))), 'A'],
    [withCell(lines, line, 'Fee no.', '900003'), 'C'],
  ] as const;
  for (const [changed, column] of faults) {
    const file = await edited(changed as Lines);
    const { Items, Faults, Digest } = await preview(file);
    expect([Faults, Items[0]?.Kind, Items[0]?.Cell]).toEqual([1, 'Faulty', `${column}${line + 1}`]);
    expect((await take(file, Digest)).status).toBe(400);
  }
  expect(await preview(await edited([...lines, lines[line] ?? []]))).toMatchObject({ Faults: 1 });
  expect(await preview(await edited([['Something'], ['else']]))).toMatchObject({ Changes: 0, Faults: 6 });
  expect((await take(await upload(Buffer.from('no workbook')), 'x')).status).toBe(400);
});

it('is nobody else’s, and tells the cost only to who may see margins', async () => {
  const owner = await server.as('owner');
  const above = (await owner.call(GetMarketplaces, { options: { filter: 'Nordlicht EUR' } })).Items[0]?.MarketplaceId;
  expect((await seller.post(DownloadPricesExcel.operation, { marketplaceId: above })).status).toBe(404);
  const file = await upload(Buffer.from(''), owner);
  expect((await seller.post(PreviewPricesImport.operation, { marketplaceId, file })).status).toBe(404);
  const user = (await seller.me()).UserAccountId;
  const rights = { MARKETPLACE: ['Read', 'Update'], BILLING_SHOWPRODUCTPRICE: ['Read'] };
  expect((await downloaded())[0]).toContain('Cost (EUR)');
  await giveOnly(server, user, { rights });
  seller = await signIn(server.app, 'reseller');
  const [head] = await downloaded();
  expect(head?.join()).not.toMatch(/Cost|Suggested/);
  await giveOnly(server, user, { rights: { MARKETPLACE: ['Read', 'Update'] } });
  seller = await signIn(server.app, 'reseller');
  for (const [call, more] of [
    [DownloadPricesExcel, {}],
    [PreviewPricesImport, { file }],
    [ImportPrices, { file, digest: 'x', understood: true }],
  ] as const)
    expect((await seller.post(call.operation, { marketplaceId, ...more })).status).toBe(403);
});

/** What a service tells its readers: prices, pictures and documents, and the files behind them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import GetServicePrices from '../../../manifests/operations/Marketplace/GetServicePrices.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService, priceAsSuggested } from './made-services.ts';

let server: TestServer;
/** Buys from Ostsee, which buys from the root, whose vendor is a company beside Ostsee. */
let buyer: Caller;
let vendorId: number;
let serviceId: number;
const lists = { above: 0, own: 0, others: 0, without: 0 };
const pdf = `${'a'.repeat(32)}/${'b'.repeat(23)}.pdf`;

const make = (name: string, more: Partial<Parameters<typeof makeService>[1]> = {}) =>
  makeService(server, { name, owner: vendorId, srp: { 1: 10, 10: 9 }, ...more });

beforeAll(async () => {
  server = await startTestServer();
  const { owner } = server.database;
  const company = { parent_account_id: knownIds.root, account_type: 'Company', display_name: 'Quitten GmbH' } as const;
  vendorId = (await owner.insertInto('account').values(company).returning('account_id').executeTakeFirstOrThrow())
    .account_id;
  serviceId = await make('Quitte');
  const services = [serviceId];
  lists.above = await makePricelist(server, knownIds.root, { customers: [knownIds.ostsee], services });
  lists.own = await makePricelist(server, knownIds.ostsee, { customers: [knownIds.donau], services });
  lists.others = await makePricelist(server, knownIds.ostsee, { customers: [], services });
  lists.without = await makePricelist(server, knownIds.ostsee, { customers: [knownIds.donau], services: [] });
  const { UserAccountId } = await (await server.as('admin')).me();
  await giveOnly(server, UserAccountId, { rights: { MARKETPLACE: ['Read'], BILLING_SHOWPRODUCTPRICE: ['Read'] } });
  buyer = await signIn(server.app, 'admin');
});
afterAll(() => server.close());

const detail = (id = serviceId) => buyer.call(GetServiceDetail, { serviceId: id });

describe('a service in a pricelist', () => {
  const read = (marketplaceId: number) => buyer.post(GetServiceDetail.operation, { serviceId, marketplaceId });

  it('names the pricelist to whom it is for (ROUTE-53)', async () => {
    const { name } = await server.database.owner
      .selectFrom('marketplace')
      .select('name')
      .where('marketplace_id', '=', lists.own)
      .executeTakeFirstOrThrow();
    expect((await buyer.call(GetServiceDetail, { serviceId, marketplaceId: lists.own })).Pricelist).toBe(name);
    expect((await detail()).Pricelist).toBeUndefined();
  });

  it('is absent from one of others, of the seller’s seller, without it, deleted or unknown: all alike', async () => {
    const { owner } = server.database;
    const gone = await makePricelist(server, knownIds.ostsee, { customers: [knownIds.donau], services: [serviceId] });
    const wrong = [lists.others, lists.above, lists.without, 900_003];
    const answers = await Promise.all(wrong.map(read));
    expect((await read(gone)).status).toBe(200);
    const deleted = { state: 'Deleted', priority: null } as const;
    await owner.updateTable('marketplace').set(deleted).where('marketplace_id', '=', gone).execute();
    answers.push(await read(gone));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const texts = answers.map(({ message }) => message?.replace(/\d+/, ''));
    expect(new Set(texts).size).toBe(1);
  });
});

describe('the prices of a service', () => {
  it('say of all bands of a fee what its first one lies below the shortest term', async () => {
    const { owner } = server.database;
    const fee = {
      fee_type: 'Monthly',
      basis: 'Unit',
      unit: 'User',
      commitment_months: 12,
      billing: 'Monthly',
    } as const;
    const { item_id } = await owner
      .insertInto('item')
      .values({ service_id: serviceId, names: { en: 'A year' }, ...fee, position: 1 })
      .returning('item_id')
      .executeTakeFirstOrThrow();
    for (const [min_quantity, srp] of [
      [1, 8],
      [10, 7.9],
    ] as const)
      await owner
        .insertInto('item_srp')
        .values({ item_id, currency: 'EUR', min_quantity, srp, valid_from_date: new Date('2025-01-01') })
        .execute();
    // A term without a price of what it needs is not offered; by what is suggested nobody buys.
    expect((await buyer.call(GetServicePrices, { serviceId })).map(({ Name }) => Name)).toEqual([
      'Per user',
      'Per user',
    ]);
    await priceAsSuggested(server, lists.own);
    const prices = await buyer.call(GetServicePrices, { serviceId });
    expect(prices.map(({ Name, From, Amount, AgainstMonthly }) => [Name, From, Amount, AgainstMonthly])).toEqual([
      ['Per user', 1, 10, undefined],
      ['Per user', 10, 9, undefined],
      ['A year', 1, 8, -20],
      ['A year', 10, 7.9, -20],
    ]);
  });
});

describe('what a service tells', () => {
  it('of bundles names those that can be had', async () => {
    const { owner } = server.database;
    const [sold, draft] = [await make('Korb'), await make('Kiste', { state: 'Draft' })];
    for (const bundle_service_id of [sold, draft])
      await owner
        .insertInto('service_bundle_part')
        .values({ bundle_service_id, part_service_id: serviceId, quantity: 2 })
        .execute();
    expect((await detail()).Bundles).toEqual([]);
    await owner.insertInto('marketplace_offer').values({ marketplace_id: lists.own, service_id: sold }).execute();
    expect((await detail()).Bundles).toEqual([{ Id: sold, DisplayName: 'Korb' }]);
    expect((await detail(sold)).Parts).toEqual([{ Id: serviceId, DisplayName: 'Quitte', Quantity: 2 }]);
  });

  it('of pricelists is for those who sell, and of their own alone', async () => {
    expect(await detail()).toMatchObject({ Pricelists: [], MayEdit: false });
    expect((await detail()).Selling).toBeUndefined();
    const { UserAccountId } = await (await server.as('reseller')).me();
    await giveOnly(server, UserAccountId, { rights: { MARKETPLACE: ['Read', 'Update'] } });
    const seller = await signIn(server.app, 'reseller');
    const { Pricelists, Selling, MayEdit } = await seller.call(GetServiceDetail, { serviceId });
    expect(Pricelists.map(({ Id }) => Id).sort()).toEqual([lists.own, lists.others].sort());
    expect([Selling?.OfferedIn, (Selling?.OwnPricelists ?? 0) >= 3, MayEdit]).toEqual([2, true, false]);
  });

  it('of its vendor stays in his branch until he publishes it', async () => {
    const { owner } = server.database;
    const profile = owner.updateTable('vendor_profile').where('account_id', '=', vendorId);
    await profile.set({ website: 'https://quitte.example', state: 'Draft' }).execute();
    const above = await server.as('owner');
    const shown = async () => [
      (await detail()).VendorWebsite,
      (await above.call(GetServiceDetail, { serviceId })).VendorWebsite,
    ];
    expect(await shown()).toEqual([undefined, 'https://quitte.example']);
    expect((await above.call(GetServiceDetail, { serviceId })).MayEdit).toBe(true);
    await profile.set({ state: 'Published' }).execute();
    expect(await shown()).toEqual(['https://quitte.example', 'https://quitte.example']);
  });
});

describe('the state of a service', () => {
  const offered = async (name: string, more: Parameters<typeof make>[1] = {}) => {
    const id = await make(name, more);
    await server.database.owner
      .insertInto('marketplace_offer')
      .values({ marketplace_id: lists.own, service_id: id })
      .execute();
    return id;
  };
  const state = async (id: number) => (await detail(id)).ShownState;

  it('says what is new, what has changed of late, and nothing of what has not', async () => {
    const [fresh, changed] = [await offered('Neu', { published: new Date() }), await offered('Anders')];
    expect([await state(fresh), await state(changed)]).toEqual(['New', 'Updated']);
    await server.database.owner
      .updateTable('service')
      .set({ modified_utc: new Date('2025-01-01') })
      .where('service_id', '=', changed)
      .execute();
    expect(await state(changed)).toBeUndefined();
  });

  it('is told to those who could have it once, and a draft to nobody outside', async () => {
    const { owner } = server.database;
    const [retired, withdrawn] = [await offered('Alt'), await offered('Weg')];
    await owner.updateTable('service').set({ state: 'Retired' }).where('service_id', '=', retired).execute();
    await owner
      .updateTable('marketplace_offer')
      .set({ state: 'Withdrawn', withdrawn_utc: new Date() })
      .where('service_id', '=', withdrawn)
      .execute();
    expect([await state(retired), await state(withdrawn)]).toEqual(['Retired', 'NotOffered']);
    const draft = await make('Skizze', { state: 'Draft' });
    expect((await buyer.post(GetServiceDetail.operation, { serviceId: draft })).status).toBe(404);
    expect((await (await server.as('owner')).call(GetServiceDetail, { serviceId: draft })).ShownState).toBe('Draft');
  });

  it('names the language of a description that there is in another alone', async () => {
    const { owner } = server.database;
    const id = await offered('Polnisch', { texts: { en: ['Polnisch', ''], pl: ['Polnisch', ''] } });
    expect(await detail(id)).toMatchObject({ Description: '' });
    expect((await detail(id)).OtherLanguage).toBeUndefined();
    const text = owner.updateTable('service_text').where('service_id', '=', id);
    await text.set({ description_html: '<p>Opis</p>' }).where('language', '=', 'pl').execute();
    expect(await detail(id)).toMatchObject({ Description: '<p>Opis</p>', OtherLanguage: 'Polish' });
  });
});

describe('a document of a service', () => {
  beforeAll(async () => {
    const { owner } = server.database;
    const file = { content_type: 'application/pdf', path: pdf };
    await owner
      .insertInto('stored_image')
      .values({ ...file, content: Buffer.from('%PDF-1.7') })
      .execute();
    await owner
      .insertInto('service_file')
      .values({
        ...file,
        service_id: serviceId,
        kind: 'Document',
        language: 'de',
        title: 'Vertrag',
        size: 8,
        position: 0,
      })
      .execute();
  });

  it('is named with its language, form and size', async () => {
    const { Documents } = await detail();
    expect(Documents).toEqual([
      { Path: pdf, Title: 'Vertrag', Language: 'de', ContentType: 'application/pdf', Size: 8 },
    ]);
  });

  it('is saved and never opened, under the name that its link gives it', async () => {
    const answer = await server.app.inject({ method: 'GET', url: `/keeper/get/${pdf}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment');
    const again = { 'if-none-match': String(answer.headers['etag']) };
    expect((await server.app.inject({ method: 'GET', url: `/keeper/get/${pdf}`, headers: again })).statusCode).toBe(
      304,
    );
  });
});

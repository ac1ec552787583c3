/** Who finds which services, by what words, in what order, and what he reads of them; others’ answer as absent (CALL-083, ENT-50 to ENT-52, I45). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import GetServicePrices from '../../../manifests/operations/Marketplace/GetServicePrices.ts';
import SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import GetMetadata from '../../../manifests/operations/Metadata/GetMetadata.ts';
import type { InputOf } from '../../../src/define/contract/operation.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

let server: TestServer;
const ids: Record<string, number> = {};
let ofOstsee: number;
/** A company directly below the marketplace's owner. */
let vendor: number;

/** Everything of this test bears a word that nothing else has. */
const word = 'Zwetschge';

beforeAll(async () => {
  server = await startTestServer();
  const { owner } = server.database;
  const company = { parent_account_id: knownIds.root, account_type: 'Company', display_name: `${word} Werke` } as const;
  vendor = (await owner.insertInto('account').values(company).returning('account_id').executeTakeFirstOrThrow())
    .account_id;
  const make = async (name: string, more: Partial<Parameters<typeof makeService>[1]> = {}) => {
    ids[name] = await makeService(server, { name: `${word} ${name}`, owner: vendor, ...more });
  };
  await make('Mailbox', {
    texts: { en: [`${word} Mailbox`, 'Letters'], de: [`${word} Fahrtenschreiberauswertung`, 'Für Schüler und Prüfer'] },
    category: 'Mail',
    tags: ['DSGVO', 'Bestseller'],
    ranking: 5,
    srp: { 1: 4.9, 10: 4.5 },
  });
  await make('Vault', { category: 'Backup', tags: ['DSGVO'], published: new Date(), ranking: 9, srp: { 1: 39 } });
  await make('Shield', { srp: { 1: 3.2 } });
  await make('Draft', { state: 'Draft' });
  await make('Retired', { state: 'Retired' });
  await make('Unsold');
  const everything = ['Mailbox', 'Vault', 'Shield'].map((name) => ids[name] as number);
  await makePricelist(server, knownIds.root, { customers: [knownIds.ostsee], services: everything });
  ofOstsee = await makePricelist(server, knownIds.ostsee, {
    customers: [knownIds.donau],
    services: everything.slice(0, 2),
  });
  await giveRights('admin', { MARKETPLACE: ['Read'], BILLING_SHOWPRODUCTPRICE: ['Read'] });
});
afterAll(() => server.close());

const callers = new Map<DemoUser, Caller>();
const as = async (user: DemoUser): Promise<Caller> => callers.get(user) ?? server.as(user);

async function giveRights(user: DemoUser, rights: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const { UserAccountId } = await (await as(user)).me();
  await giveOnly(server, UserAccountId, { rights });
  callers.set(user, await signIn(server.app, user));
}

type Input = InputOf<typeof SearchServices>;
const find = async (user: DemoUser, filter: Input['filter'] = {}, more: Input = {}) =>
  (await as(user)).call(SearchServices, {
    ...more,
    filter: { DisplayName: word, ...filter },
  });
const names = async (...question: Parameters<typeof find>): Promise<readonly string[]> =>
  (await find(...question)).Services.map(({ ProductName }) => ProductName.replace(`${word} `, ''));

it('counts those that were found, and of how many while something narrows them', async () => {
  for (const user of ['admin', 'reseller', 'owner'] as const) {
    const caller = await as(user);
    const { TotalCount: all, ...whole } = await caller.call(SearchServices, { filter: { ServiceTags: [] } });
    expect(whole).not.toHaveProperty('AllCount');
    const { TotalCount, AllCount } = await find(user);
    expect(TotalCount).toBeGreaterThan(0);
    expect([TotalCount < all, AllCount]).toEqual([true, all]);
    expect(await caller.call(SearchServices, { filter: { ShowNewOnly: true } })).toHaveProperty('AllCount', all);
  }
});

describe('services', () => {
  it('are those that the pricelists of the own company offer, the most used first (SOLO-12, ENT-50)', async () => {
    expect(await names('admin')).toEqual(['Vault', 'Mailbox']);
    expect(await names('reseller')).toEqual(['Vault', 'Mailbox', 'Shield']);
  });

  it('are all that is published for the owner of the marketplace', async () => {
    expect(await names('owner')).toEqual(['Vault', 'Mailbox', 'Shield', 'Unsold']);
  });

  it('of vendors are seen in every state by who looks after them (SOLO-16)', async () => {
    const owned = { Source: { Type: 'OwnedServices' } } as const;
    expect([...(await names('owner', owned))].sort()).toEqual([
      'Draft',
      'Mailbox',
      'Retired',
      'Shield',
      'Unsold',
      'Vault',
    ]);
    expect(await names('owner', { ...owned, States: ['Draft'] })).toEqual(['Draft']);
    expect((await (await as('admin')).post(SearchServices.operation, { filter: owned })).status).toBe(403);
  });

  it.each([
    ['the German name', 'zwetschge fahrtenschreiber'],
    ['the German name without its dots', 'schuler zwetschge'],
    ['the German name on a Russian keyboard', 'яцуеысрпу'],
    ['the German name on a Greek keyboard', 'ζςετσψηγε'],
    ['one slip', 'zwetshge'],
    ['the vendor', 'werke zwetschge'],
    ['a tag', 'zwetschge bestseller'],
    ['a part of a word', 'wetschg'],
  ])('are found by %s', async (_how, DisplayName) => {
    expect(await names('admin', { DisplayName })).toContain('Mailbox');
  });

  it('are not found by words without letters, nor by other words', async () => {
    expect(await names('admin', { DisplayName: '!?' })).toEqual([]);
    expect(await names('admin', { DisplayName: 'zwetschge qqqqqq' })).toEqual([]);
  });

  it('are narrowed by vendor, category, tag and age (SOLO-14)', async () => {
    expect(await names('reseller', { OwnerAccountIds: [vendor] })).toHaveLength(3);
    expect(await names('reseller', { OwnerAccountIds: [knownIds.root] })).toEqual([]);
    expect(await names('reseller', { ServiceCategories: ['Mail'] })).toEqual(['Mailbox']);
    expect(await names('reseller', { ServiceTags: ['Bestseller', 'None'] })).toEqual(['Mailbox']);
    expect(await names('reseller', { ShowNewOnly: true })).toEqual(['Vault']);
  });

  it('stand in the order that is asked for, page by page, with the count of all (SOLO-12, SOLO-14)', async () => {
    const by = async (Key: 'DisplayName' | 'Price', Value: 'ASC' | 'DESC') =>
      names('reseller', {}, { orderBy: { Key, Value } });
    expect(await by('DisplayName', 'ASC')).toEqual(['Mailbox', 'Shield', 'Vault']);
    expect(await by('Price', 'DESC')).toEqual(['Vault', 'Mailbox', 'Shield']);
    const page = await find('reseller', {}, { limit: 1, options: { offset: 1 } });
    expect(page).toMatchObject({ Services: [{ Id: ids['Mailbox'] }], TotalCount: 3 });
  });

  it('say what they begin at to whoever may see prices', async () => {
    const [, mailbox] = (await find('admin')).Services;
    expect(mailbox).toMatchObject({
      DisplayName: `${word} Mailbox`,
      Vendor: `${word} Werke`,
      CategoryName: 'Mail',
      IsNew: false,
      PriceFrom: {
        Amount: 4.9,
        Currency: 'EUR',
        Unit: 'User',
        Period: 'Month',
        Per: 'UserMonth',
        IsFrom: true,
        AskedBy: 'Pricelist',
      },
    });
    await giveRights('user', { MARKETPLACE: ['Read'] });
    const plain = await find('user');
    expect(plain.Services).toHaveLength(2);
    expect(plain.Services.some((service) => 'PriceFrom' in service)).toBe(false);
    const byPrice = { filter: { DisplayName: word }, orderBy: { Key: 'Price', Value: 'ASC' } };
    expect((await (await as('user')).post(SearchServices.operation, byPrice)).status).toBe(403);
  });
});

describe('the filters of the catalogue', () => {
  it('offer vendors and tags of what the caller can buy (CALL-110)', async () => {
    const { Vendors, Tags } = await (await as('admin')).call(GetMetadata, {});
    expect(Vendors).toContainEqual({ Value: String(vendor), DisplayName: `${word} Werke` });
    expect(Tags.map(({ Value }) => Value)).toEqual(expect.arrayContaining(['Bestseller', 'DSGVO']));
    await giveRights('approver', {});
    expect(await (await as('approver')).call(GetMetadata, {})).toMatchObject({ Vendors: [], Tags: [] });
  });
});

describe('a service', () => {
  const detail = async (user: DemoUser, name: string, marketplaceId?: number) =>
    (await as(user)).post(GetServiceDetail.operation, {
      serviceId: ids[name],
      ...(marketplaceId && { marketplaceId }),
    });

  it('is read by who can buy it, with its bands (SOLO-15, CALL-094)', async () => {
    const { data } = await detail('admin', 'Mailbox', ofOstsee);
    expect(data).toMatchObject({
      IsOffered: true,
      Commitments: [1],
    });
    const prices = await (await as('admin')).call(GetServicePrices, { serviceId: ids['Mailbox'] as number });
    expect(prices).toMatchObject([
      { Name: 'Per user', From: 1, Amount: 4.9, Currency: 'EUR' },
      { Name: 'Per user', From: 10, Amount: 4.5 },
    ]);
    for (const serviceId of [ids['Shield'], 999_999])
      expect((await (await as('admin')).post(GetServicePrices.operation, { serviceId })).status).toBe(404);
  });

  it('is absent for everybody else, as one that does not exist', async () => {
    const absent = await (await as('admin')).post(GetServiceDetail.operation, { serviceId: 999_999 });
    for (const name of ['Draft', 'Unsold', 'Shield']) {
      const answer = await detail('admin', name);
      expect([answer.status, answer.message?.replace(/\d+/, '')]).toEqual([404, absent.message?.replace(/\d+/, '')]);
    }
    expect((await detail('reseller', 'Shield')).status).toBe(200);
  });

  it('is not in a pricelist that does not offer it, or that is somebody else’s', async () => {
    expect((await detail('reseller', 'Shield', ofOstsee)).status).toBe(404);
    const roots = await makePricelist(server, knownIds.root, { customers: [], services: [ids['Mailbox'] as number] });
    expect((await detail('admin', 'Mailbox', roots)).status).toBe(404);
  });

  it('that is retired leaves the lists, and its address says so', async () => {
    await server.database.owner
      .updateTable('service')
      .set({ state: 'Retired' })
      .where('service_id', '=', ids['Vault'] as number)
      .execute();
    expect(await names('admin')).toEqual(['Mailbox']);
    expect((await detail('admin', 'Vault')).data).toMatchObject({ State: 'Retired', IsOffered: false });
  });

  it('is out of sight once its buyer has another seller', async () => {
    const { owner } = server.database;
    const move = (to: number) =>
      owner.updateTable('account').set({ parent_account_id: to }).where('account_id', '=', knownIds.donau).execute();
    await move(knownIds.root);
    expect((await detail('admin', 'Mailbox')).status).toBe(404);
    await move(knownIds.ostsee);
  });
});

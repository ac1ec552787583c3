/** Whose the catalogue is: what belongs to a service belongs to its vendor whoever writes it, a vendor sees no customers, and moves take all along (I41, I43, I44). */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetMyServices from '../../../manifests/operations/ServiceManagement/GetMyServices.ts';
import GetServiceHistory from '../../../manifests/operations/ServiceManagement/GetServiceHistory.ts';
import GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

let server: TestServer;
let role: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  role = new pg.Client(server.access.server);
  await role.connect();
});
afterAll(async () => {
  await role.end();
  await server.close();
});

/** As the server's own login in somebody's branch, and then undone. */
async function within<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  await role.query('begin');
  try {
    await role.query(`select set_config('app.scope', $1, true), set_config('search_path', 'portolan, public', true)`, [
      path,
    ]);
    return await work();
  } finally {
    await role.query('rollback');
  }
}
const rowsOf = async (text: string, values: readonly unknown[] = []) => (await role.query(text, [...values])).rows;
async function company(parent: number, type: 'Company' | 'Reseller' = 'Company') {
  const { owner } = server.database;
  const account = {
    parent_account_id: parent,
    account_type: type,
    display_name: crypto.randomUUID(),
    currency: 'EUR',
  } as const;
  const made = owner.insertInto('account').values(account).returning(['account_id', 'path']);
  return made.executeTakeFirstOrThrow();
}

it('what belongs to a service belongs to its vendor, whatever a statement says', async () => {
  const vendor = await company(1);
  const [service, other] = [await draftOf(vendor.account_id), await draftOf(vendor.account_id)];
  const item = `insert into item (service_id, owner_account_id, names, fee_type, basis, unit, commitment_months, billing)
    values ($1, 1, '{}', 'Monthly', 'Unit', 'User', 1, 'Monthly') returning owner_account_id, item_id`;
  await within('/1/', async () => {
    const [made] = await rowsOf(item, [service]);
    const owners = [
      made,
      ...(await rowsOf(
        `insert into service_text (service_id, owner_account_id, language) values ($1, 1, 'fr') returning owner_account_id`,
        [service],
      )),
      ...(await rowsOf(
        `insert into item_cost (item_id, owner_account_id, currency, purchase_price, valid_from_date) values ($1, 1, 'EUR', 1, '2030-01-01') returning owner_account_id`,
        [made.item_id],
      )),
      ...(await rowsOf(
        `insert into item_srp (item_id, owner_account_id, service_id, currency, srp, valid_from_date) values ($1, 1, 1, 'EUR', 1, '2030-01-01') returning owner_account_id`,
        [made.item_id],
      )),
      ...(await rowsOf(`insert into service_bundle_part values ($1, $2, 1, 1) returning owner_account_id`, [
        service,
        other,
      ])),
      ...(await rowsOf(`insert into service_upgrade values ($1, $2, 1, 'Full') returning owner_account_id`, [
        service,
        other,
      ])),
      ...(await rowsOf('select owner_account_id from service_change where service_id = $1', [service])),
    ];
    expect(owners.length).toBeGreaterThan(8);
    expect(new Set(owners.map(({ owner_account_id }) => Number(owner_account_id)))).toEqual(
      new Set([vendor.account_id]),
    );
  });
  // Nobody of another branch adds to it, with the right owner neither.
  const stranger = await company(1);
  await within(stranger.path, async () => {
    await expect(rowsOf(item, [service])).rejects.toThrow('row-level security');
  });
});

const draftOf = (owner: number) => makeService(server, { name: crypto.randomUUID(), owner, state: 'Draft' });

it('a vendor sees what he sells, and neither who buys it, nor for how much, nor what others ask', async () => {
  const [vendor, rival, seller] = [await company(1), await company(1), await company(1, 'Reseller')];
  const customer = await company(seller.account_id);
  const made = (owner: number) => makeService(server, { name: crypto.randomUUID(), owner, srp: { 1: 5 } });
  const [own, others] = [await made(vendor.account_id), await made(rival.account_id)];
  await makePricelist(server, seller.account_id, { customers: [customer.account_id], services: [own, others] });
  await within(vendor.path, async () => {
    const seen = async (table: string, column: string) =>
      (await rowsOf(`select distinct ${column} as of from ${table}`)).map((row) => Number(row.of));
    expect(await seen('service', 'service_id')).toEqual([own]);
    for (const table of ['item', 'item_srp', 'service_text', 'vendor_profile'])
      expect([table, await seen(table, table === 'vendor_profile' ? 'account_id' : 'owner_account_id')]).toEqual([
        table,
        [vendor.account_id],
      ]);
    for (const table of ['marketplace', 'marketplace_customer', 'marketplace_offer'])
      expect([table, await seen(table, 'marketplace_id')]).toEqual([table, []]);
    expect(await seen('account', 'account_id')).toEqual([vendor.account_id]);
  });
});

it('a vendor who moves takes his services along: the seller whom he left sees none of them any more', async () => {
  const reseller = await server.as('reseller');
  const above = (await reseller.me()).CompanyAccount.AccountId;
  const vendor = await company(above);
  const name = crypto.randomUUID();
  const serviceId = await makeService(server, { name, owner: vendor.account_id, state: 'Draft' });
  const found = async () => (await reseller.call(GetMyServices, { options: { filter: name } })).TotalCount;
  expect(await found()).toBe(1);
  const moved = server.database.owner.updateTable('account').set({ parent_account_id: 1 });
  await moved.where('account_id', '=', vendor.account_id).execute();
  expect(await found()).toBe(0);
  for (const { operation } of [GetServiceInformation, GetServiceHistory])
    expect((await reseller.post(operation, { serviceId })).status).toBe(404);
});

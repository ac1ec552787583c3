/** The parts of a bundle and the upgrades of a service: only what the vendor has or is offered, no bundle in a bundle, no circle. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CreateService from '../../../manifests/operations/ServiceManagement/CreateService.ts';
import GetLinkableServices from '../../../manifests/operations/ServiceManagement/GetLinkableServices.ts';
import GetServiceLinks from '../../../manifests/operations/ServiceManagement/GetServiceLinks.ts';
import PutBundlePart from '../../../manifests/operations/ServiceManagement/PutBundlePart.ts';
import PutUpgrade from '../../../manifests/operations/ServiceManagement/PutUpgrade.ts';
import RemoveBundlePart from '../../../manifests/operations/ServiceManagement/RemoveBundlePart.ts';
import RemoveUpgrade from '../../../manifests/operations/ServiceManagement/RemoveUpgrade.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

const held = { MY_SERVICES: ['Create', 'Read', 'Update'], SERVICE_TOOL_INFO: ['Read', 'Update'] };

let server: TestServer;
let vendor: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  company = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
  await rights(held);
});
afterAll(() => server.close());

async function rights(given: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await giveOnly(server, (await (await server.as('reseller')).me()).UserAccountId, { rights: given });
  vendor = await signIn(server.app, 'reseller');
}

const own = (state: 'Draft' | 'Published' | 'Retired' = 'Published') =>
  makeService(server, { name: crypto.randomUUID(), owner: company, state });
const foreign = () => makeService(server, { name: crypto.randomUUID(), owner: 1 });
async function bundle(): Promise<number> {
  const named = { productName: crypto.randomUUID(), displayName: 'Bundle', category: 'Mail', isBundle: true } as const;
  return (await vendor.call(CreateService, named)).ServiceId;
}
const put = (serviceId: number, partServiceId: number, quantity?: number) =>
  vendor.post(PutBundlePart.operation, { serviceId, partServiceId, ...(quantity !== undefined && { quantity }) });
const upgrade = (serviceId: number, targetServiceId: number, upgradeKind = 'Full') =>
  vendor.post(PutUpgrade.operation, { serviceId, targetServiceId, upgradeKind });
const links = (serviceId: number) => vendor.call(GetServiceLinks, { serviceId });

describe('parts of a bundle', () => {
  it('are put, changed and removed', async () => {
    const [serviceId, part] = [await bundle(), await own()];
    expect((await put(serviceId, part)).status).toBe(200);
    expect(await links(serviceId)).toMatchObject({ IsBundle: true, Parts: [{ Id: part, Quantity: 1 }] });
    expect((await put(serviceId, part, 5)).status).toBe(200);
    expect((await links(serviceId)).Parts).toMatchObject([{ Id: part, Quantity: 5 }]);
    await vendor.call(RemoveBundlePart, { serviceId, partServiceId: part });
    expect((await links(serviceId)).Parts).toEqual([]);
    expect((await vendor.post(RemoveBundlePart.operation, { serviceId, partServiceId: part })).status).toBe(404);
  });

  it('are no bundles, nothing retired, and stand in bundles alone', async () => {
    const serviceId = await bundle();
    for (const part of [serviceId, await bundle(), await own('Retired')])
      expect((await put(serviceId, part)).status).toBe(409);
    expect((await put(await own(), await own())).status).toBe(409);
    expect((await put(serviceId, await own(), 0)).status).toBe(400);
    expect((await links(serviceId)).Parts).toEqual([]);
  });

  it('are one’s own services or offered ones: others answer as if they were absent', async () => {
    const [serviceId, part] = [await bundle(), await foreign()];
    const linkable = async () =>
      (await vendor.call(GetLinkableServices, { serviceId, purpose: 'Part', filter: '' })).map(({ Id }) => Id);
    const refused = await put(serviceId, part);
    expect([refused.status, refused.message]).toEqual([404, `There is no service ${part}.`]);
    expect(await linkable()).not.toContain(part);
    await makePricelist(server, 1, { customers: [company], services: [part] });
    expect((await put(serviceId, part)).status).toBe(200);
    const absent = await put(serviceId, 999_999_999);
    expect([absent.status, absent.message]).toEqual([404, 'There is no service 999999999.']);
  });
});

describe('upgrades of a service', () => {
  it('are put, changed and removed', async () => {
    const [serviceId, target] = [await own(), await own()];
    expect((await upgrade(serviceId, target)).status).toBe(200);
    expect((await upgrade(serviceId, target, 'Partial')).status).toBe(200);
    expect((await links(serviceId)).Upgrades).toMatchObject([{ Id: target, Kind: 'Partial' }]);
    await vendor.call(RemoveUpgrade, { serviceId, targetServiceId: target });
    expect((await links(serviceId)).Upgrades).toEqual([]);
    expect((await vendor.post(RemoveUpgrade.operation, { serviceId, targetServiceId: target })).status).toBe(404);
  });

  it('never lead back, also where two are put at once', async () => {
    const [one, two, three] = [await own(), await own(), await own()];
    expect((await upgrade(one, one)).status).toBe(409);
    expect((await upgrade(one, two)).status).toBe(200);
    expect((await upgrade(two, three)).status).toBe(200);
    expect((await upgrade(three, one)).status).toBe(409);
    const [four, five] = [await own(), await own()];
    const both = await Promise.all([upgrade(four, five), upgrade(five, four)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are found by name, of one’s own in every state but retired', async () => {
    const serviceId = await own();
    const name = `Kite ${crypto.randomUUID().slice(0, 8)}`;
    const texts = { en: [name, ''] } as const;
    const target = await makeService(server, { name: crypto.randomUUID(), owner: company, state: 'Draft', texts });
    const asked = { serviceId, purpose: 'Upgrade', filter: name } as const;
    expect(await vendor.call(GetLinkableServices, asked)).toMatchObject([{ Id: target, DisplayName: name }]);
  });
});

it('whoever does not look after the service, or lacks the right, changes nothing', async () => {
  const [strange, mine] = [await foreign(), await own()];
  for (const [{ operation }, input] of [
    [GetServiceLinks, {}],
    [GetLinkableServices, { purpose: 'Part' }],
    [PutBundlePart, { partServiceId: mine }],
    [RemoveBundlePart, { partServiceId: mine }],
    [PutUpgrade, { targetServiceId: mine, upgradeKind: 'Full' }],
    [RemoveUpgrade, { targetServiceId: mine }],
  ] as const) {
    const answer = await vendor.post(operation, { serviceId: strange, ...input });
    expect([operation, answer.status, answer.message]).toEqual([operation, 404, `There is no service ${strange}.`]);
  }
  await rights({ ...held, SERVICE_TOOL_INFO: ['Read'] });
  expect((await upgrade(mine, mine)).status).toBe(403);
  expect((await links(mine)).Upgrades).toEqual([]);
  await rights(held);
});

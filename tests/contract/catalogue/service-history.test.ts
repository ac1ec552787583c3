/** What is told of a service beside itself: what it lacks, by part and language, and what was changed of it, by whom. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import CreateService from '../../../manifests/operations/ServiceManagement/CreateService.ts';
import DeleteService from '../../../manifests/operations/ServiceManagement/DeleteService.ts';
import GetMyServices from '../../../manifests/operations/ServiceManagement/GetMyServices.ts';
import GetServiceCompleteness from '../../../manifests/operations/ServiceManagement/GetServiceCompleteness.ts';
import GetServiceHistory from '../../../manifests/operations/ServiceManagement/GetServiceHistory.ts';
import GetServiceLanguages from '../../../manifests/operations/ServiceManagement/GetServiceLanguages.ts';
import PublishService from '../../../manifests/operations/ServiceManagement/PublishService.ts';
import SaveServiceInformation from '../../../manifests/operations/ServiceManagement/SaveServiceInformation.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from './made-services.ts';

const all = ['Create', 'Read', 'Update', 'Delete'];
const parts = ['INFO', 'DESCRIPTION', 'BILLING', 'FILES', 'PROVISIONING'];
const everything = {
  ...{ MY_SERVICES: all, SERVICE_TAGS: all, SERVICE_LOCALIZATION: all },
  ...Object.fromEntries(parts.map((part) => [`SERVICE_TOOL_${part}`, ['Read', 'Update']])),
};

let server: TestServer;
let vendor: Caller;
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.as('reseller');
});
beforeEach(() => holds(everything));
afterAll(() => server.close());

async function holds(rights: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await giveOnly(server, (await vendor.me()).UserAccountId, { rights });
  vendor = await signIn(server.app, 'reseller');
}
const draft = () =>
  vendor.call(CreateService, { productName: crypto.randomUUID(), displayName: 'Kite', category: 'Mail' });
const history = async (serviceId: number) => (await vendor.call(GetServiceHistory, { serviceId, limit: 100 })).Items;

describe('what a service lacks', () => {
  it('is said alike by the list, by its parts, and by the refusal to publish (SOLO-16, SOLO-18)', async () => {
    const { ServiceId: serviceId, ProductName = '', Missing } = await draft();
    const { Services } = await vendor.call(GetMyServices, { options: { filter: ProductName } });
    expect(Services.map((each) => [each.Id, each.Missing])).toEqual([[serviceId, Missing]]);
    expect(Services[0]?.Unnamed).toContain('de');
    expect(Services[0]?.Unnamed).not.toContain('en');
    const of = async (...parts: readonly ('Files' | 'Prices' | 'Texts' | 'Provisioning')[]) =>
      vendor.call(GetServiceCompleteness, { serviceId, ...(parts.length > 0 && { parts: [...parts] }) });
    expect((await of()).Items.map((each) => each.Missing)).toEqual(Missing);
    expect(await of('Files')).toEqual({ Items: [{ Missing: 'icon', Part: 'Files' }], TotalCount: 1 });
    expect(await of('Texts')).toEqual({ Items: [], TotalCount: 0 });
    const both = Missing.filter((each) => each === 'icon' || each === 'connector');
    expect((await of('Files', 'Provisioning')).Items.map((each) => each.Missing)).toEqual(both);
    expect((await vendor.post(PublishService.operation, { serviceId })).status).toBe(409);
  });

  it('is said of each language, measured by what there is in English (SOLO-19)', async () => {
    const { ServiceId: serviceId } = await draft();
    const states = async () =>
      Object.fromEntries(
        (await vendor.call(GetServiceLanguages, { serviceId })).map((each) => [each.Language, each.State]),
      );
    expect(await states()).toMatchObject({ en: 'Complete', de: 'Absent', pl: 'Absent' });
    const inputDto = { DisplayNames: { de: 'Drachen', pl: 'Latawiec' }, Summaries: { en: 'Flies', de: 'Fliegt' } };
    await vendor.call(SaveServiceInformation, { serviceId, inputDto });
    expect(await states()).toMatchObject({ en: 'Complete', de: 'Complete', pl: 'Partial', fr: 'Absent' });
  });

  it('is nobody’s business who does not look after the vendor', async () => {
    const serviceId = await makeService(server, { name: crypto.randomUUID(), owner: 1 });
    for (const { operation } of [GetServiceCompleteness, GetServiceLanguages, GetServiceHistory]) {
      const { status, message } = await vendor.post(operation, { serviceId });
      expect([operation, status, message]).toEqual([operation, 404, `There is no service ${serviceId}.`]);
    }
  });
});

describe('the history of a service', () => {
  it('says who changed what from what to what, the newest first', async () => {
    const { ServiceId: serviceId } = await draft();
    const save = (inputDto: object) => vendor.call(SaveServiceInformation, { serviceId, inputDto });
    await save({
      DisplayNames: { en: 'Stunt kite' },
      Summaries: { de: 'Fliegt' },
      VendorSku: 'K-1',
      Tags: ['wind', 'sky'],
    });
    await save({ Summaries: { de: '' }, Descriptions: { en: '<p>Flies <b>high</b></p>' } });
    const { DisplayName: UserName } = (await vendor.me()).UserAccount;
    const changes = await history(serviceId);
    expect(new Set(changes.map((each) => `${each.UserName} ${each.Event}`))).toEqual(
      new Set([`${UserName} Service created`, `${UserName} Service changed`]),
    );
    const told = changes.map(({ Kind, Field, Language = '', Before = '', After = '' }) =>
      [Kind, Field, Language, Before, After].join('|'),
    );
    expect(told.sort()).toEqual(
      [
        'Added|service||| ',
        'Added|display_name|English||Kite',
        'Changed|display_name|English|Kite|Stunt kite',
        'Added|summary|German||Fliegt',
        'Added|vendor_sku|||K-1',
        'Added|tags|||wind, sky',
        'Removed|summary|German|Fliegt|',
        'Added|description_html|English||Flies high',
      ]
        .map((line) => line.trim())
        .sort(),
    );
  });

  it('is read part by part, as the parts themselves', async () => {
    const { ServiceId: serviceId } = await draft();
    await vendor.call(SaveServiceInformation, { serviceId, inputDto: { Currency: 'PLN', VendorSku: 'K-2' } });
    await holds({ MY_SERVICES: all, SERVICE_TOOL_DESCRIPTION: ['Read'] });
    expect((await history(serviceId)).map(({ Field }) => Field)).toEqual(['display_name']);
    await holds({ MY_SERVICES: all, SERVICE_TOOL_BILLING: ['Read'] });
    expect((await history(serviceId)).map(({ Field, Before, After }) => [Field, Before, After])).toEqual([
      ['currency', 'EUR', 'PLN'],
    ]);
    await holds({ SERVICE_TOOL_BILLING: ['Read'] });
    expect((await vendor.post(GetServiceHistory.operation, { serviceId })).status).toBe(403);
  });

  it('stays as it is, and outlives a draft unseen', async () => {
    const { ServiceId: serviceId } = await draft();
    await vendor.call(DeleteService, { serviceId });
    expect((await vendor.post(GetServiceHistory.operation, { serviceId })).status).toBe(404);
    const kept = server.database.owner
      .updateTable('service_change')
      .set({ before: 'x' })
      .where('service_id', '=', serviceId);
    await expect(kept.execute()).rejects.toThrow('append-only');
  });

  it('names also who stands above the vendor', async () => {
    const owner = await server.as('owner');
    const { ServiceId: serviceId } = await draft();
    await owner.call(SaveServiceInformation, { serviceId, inputDto: { VendorSku: 'K-3' } });
    const [newest] = await history(serviceId);
    expect(newest).toMatchObject({ Field: 'vendor_sku', UserName: (await owner.me()).UserAccount.DisplayName });
  });
});

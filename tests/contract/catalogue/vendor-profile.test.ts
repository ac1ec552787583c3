/** The profile of a vendor: who reads it, who changes what, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetVendorProfile from '../../../manifests/operations/ServiceManagement/GetVendorProfile.ts';
import SaveVendorProfile from '../../../manifests/operations/ServiceManagement/SaveVendorProfile.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let vendor: Caller;
let accountId: number;
beforeAll(async () => {
  server = await startTestServer();
  accountId = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
  await withRights(['Read', 'Update']);
});
afterAll(() => server.close());

async function withRights(flags: readonly string[]): Promise<void> {
  const { UserAccountId } = await (await server.as('reseller')).me();
  await giveOnly(server, UserAccountId, { rights: { PRODUCT_OWNER_PROFILE: flags } });
  vendor = await signIn(server.app, 'reseller');
}
const save = (inputDto: object, of = accountId) =>
  vendor.post(SaveVendorProfile.operation, { accountId: of, inputDto });

describe('the profile of a vendor', () => {
  it('begins as a draft with the name of its company', async () => {
    const profile = await vendor.call(GetVendorProfile, {});
    expect(profile).toMatchObject({ AccountId: accountId, State: 'Draft', Descriptions: {} });
    expect(profile.Name).toBe((await vendor.me()).CompanyAccount.DisplayName);
  });

  it('keeps what is sent, cleans it, and takes away what is empty (SOLO-21)', async () => {
    const texts = { en: '<p onclick="x()">Kites</p><script>x()</script>', de: '<p>Drachen</p>' };
    expect(
      (
        await save({
          Name: ' Kite & Co ',
          Website: 'https://kite.example',
          Email: 'a@kite.example',
          Descriptions: texts,
        })
      ).status,
    ).toBe(200);
    expect((await save({ Website: '', Descriptions: { de: '' }, State: 'Published' })).status).toBe(200);
    const profile = await vendor.call(GetVendorProfile, { accountId });
    expect(profile).toMatchObject({
      Name: 'Kite & Co',
      Email: 'a@kite.example',
      Descriptions: { en: '<p>Kites</p>' },
      Description: '<p>Kites</p>',
      State: 'Published',
    });
    expect(profile.Website).toBeUndefined();
  });

  it.each([
    [{ Website: 'javascript:x()' }, 'inputDto.Website'],
    [{ Email: 'nobody' }, 'inputDto.Email'],
    [{ Phone: 'call me' }, 'inputDto.Phone'],
  ])('refuses %j at its field', async (inputDto, field) => {
    const answer = await save(inputDto);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  it('refuses a language that the portal has not, and a logo that nobody has sent', async () => {
    expect((await save({ LegalTexts: { xx: 'x' } })).status).toBe(400);
    expect((await save({ Logo: `${'0'.repeat(32)}/${'a'.repeat(23)}.webp` })).status).toBe(404);
  });

  it('is changed by nobody without the right, nor by somebody who does not see the vendor', async () => {
    expect((await save({ Name: 'Mine' }, 1)).status).toBe(404);
    expect((await vendor.post(GetVendorProfile.operation, { accountId: 1 })).status).toBe(404);
    await withRights(['Read']);
    expect((await save({ Name: 'Mine' })).status).toBe(403);
  });
});

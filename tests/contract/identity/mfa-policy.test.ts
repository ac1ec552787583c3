/** Policies that ask for a second factor: of a company, of a hierarchy, with exemptions, and what they force. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import DisableTwoFactorMethod from '../../../manifests/operations/Account/DisableTwoFactorMethod.ts';
import GetCompanyMFAPolicy from '../../../manifests/operations/Account/GetCompanyMFAPolicy.ts';
import SetMFAExemption from '../../../manifests/operations/Account/SetMFAExemption.ts';
import UpdateCompanyMFAPolicy from '../../../manifests/operations/Account/UpdateCompanyMFAPolicy.ts';
import UpdateHierarchyMFAPolicy from '../../../manifests/operations/Account/UpdateHierarchyMFAPolicy.ts';
import { addApp, removeFactors } from '../../database/factors.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let owner: Visitor;
let admin: Visitor;
let companyId: number;
let rootId: number;
beforeAll(async () => {
  server = await startTestServer();
  owner = new Visitor(server.app);
  admin = new Visitor(server.app);
  rootId = (await owner.enter('owner')).CompanyAccount.AccountId;
  companyId = (await admin.enter('admin')).CompanyAccount.AccountId;
});
afterAll(() => server.close());
afterEach(() => removeFactors(server));

const policy = (AccountId: number, IsEnforced: boolean) => ({ companyMFAPolicy: { AccountId, IsEnforced } });

describe('a policy of the company', () => {
  it('forces its users to set a second factor up before anything else', async () => {
    const here = new Visitor(server.app);
    await here.enter('user');
    await owner.call(UpdateCompanyMFAPolicy, policy(companyId, true));
    await expect
      .poll(async () => (await here.post('Authorization/GetMySessions')).message)
      .toBe('Set up a second factor to continue.');
    const user = await here.me();
    expect([user.MustSetupMfa, user.UserAuthenticationMethods]).toEqual([true, []]);
    expect((await here.post('Authorization/SetLanguage', { languageCode: 'de' })).status).toBe(200);
    const { id } = await addApp(here);
    expect((await here.post('Authorization/GetMySessions')).status).toBe(200);
    const refused = await here.post(DisableTwoFactorMethod.operation, { authenticationMethodId: id });
    expect([refused.status, refused.message]).toEqual([
      409,
      'A policy asks for a second factor, so the last one stays.',
    ]);
  });

  it('says whether it may be switched on or off', async () => {
    const here = async () => {
      const { MayEnforce, MayRelease } = await owner.call(GetCompanyMFAPolicy, { accountId: companyId });
      return { MayEnforce, MayRelease };
    };
    await owner.call(UpdateCompanyMFAPolicy, policy(companyId, false));
    expect(await here()).toEqual({ MayEnforce: true, MayRelease: false });
    await owner.call(UpdateCompanyMFAPolicy, policy(companyId, true));
    expect(await here()).toEqual({ MayEnforce: false, MayRelease: true });
  });

  it('leaves other companies alone, and users who are exempt', async () => {
    await owner.call(UpdateCompanyMFAPolicy, policy(companyId, true));
    const mustSetUp = async (username: string) => (await new Visitor(server.app).enter(username)).MustSetupMfa;
    expect([await mustSetUp('owner'), await mustSetUp('reseller'), await mustSetUp('user')]).toEqual([
      false,
      false,
      true,
    ]);
    const { UserAccountId } = await new Visitor(server.app).enter('user');
    await owner.call(SetMFAExemption, { userAccountId: UserAccountId, exempt: true });
    expect(await mustSetUp('user')).toBe(false);
    await owner.call(SetMFAExemption, { userAccountId: UserAccountId, exempt: false });
    expect(await mustSetUp('user')).toBe(true);
  });

  it('is no business of who lacks the right, or of another hierarchy', async () => {
    const user = await server.as('user');
    expect((await user.post(UpdateCompanyMFAPolicy.operation, policy(companyId, true))).status).toBe(403);
    const reseller = await new Visitor(server.app).enter('reseller');
    const foreign = await admin.post(UpdateCompanyMFAPolicy.operation, policy(reseller.CompanyAccount.AccountId, true));
    const absent = await admin.post(UpdateCompanyMFAPolicy.operation, policy(999_999_999, true));
    expect([foreign.status, absent.status]).toEqual([404, 404]);
  });
});

describe('a policy of the hierarchy', () => {
  it('holds everywhere below, and nobody there can switch it off', async () => {
    await owner.call(SetMFAExemption, {
      userAccountId: (await admin.me()).UserAccountId,
      exempt: true,
    });
    await addApp(owner);
    await owner.call(UpdateHierarchyMFAPolicy, policy(rootId, true));
    expect((await new Visitor(server.app).enter('user')).MustSetupMfa).toBe(true);
    const refused = await admin.post(UpdateCompanyMFAPolicy.operation, policy(companyId, false));
    expect([refused.status, refused.message]).toEqual([
      409,
      'An account above asks its whole hierarchy for a second factor.',
    ]);
    expect(await admin.call(GetCompanyMFAPolicy, { accountId: companyId })).toEqual({
      AccountId: companyId,
      IsEnforced: false,
      EnforcedBy: { DisplayName: 'An account above' },
      MayEnforce: false,
      MayRelease: false,
    });
    expect((await owner.call(GetCompanyMFAPolicy, { accountId: companyId })).EnforcedBy?.AccountId).toBe(rootId);
    await owner.call(UpdateCompanyMFAPolicy, policy(companyId, true));
    const own = await admin.call(GetCompanyMFAPolicy, { accountId: companyId });
    expect([own.IsEnforced, own.MayEnforce, own.MayRelease]).toEqual([true, false, false]);
    await owner.call(UpdateHierarchyMFAPolicy, policy(rootId, false));
    const freed = await admin.call(GetCompanyMFAPolicy, { accountId: companyId });
    expect([freed.IsEnforced, freed.MayEnforce, freed.MayRelease]).toEqual([true, false, true]);
  });
});

/** Landing pages: arranged by a company, published to whom they are for, and seen by nobody else (SOLO-6, SOLO-7, D33). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import AddLandingPage from '../../../manifests/operations/LandingPage/AddLandingPage.ts';
import ArrangeLandingPages from '../../../manifests/operations/LandingPage/ArrangeLandingPages.ts';
import ChooseLandingPage from '../../../manifests/operations/LandingPage/ChooseLandingPage.ts';
import DeleteLandingPage from '../../../manifests/operations/LandingPage/DeleteLandingPage.ts';
import GetLandingPage from '../../../manifests/operations/LandingPage/GetLandingPage.ts';
import GetLandingPageDetails from '../../../manifests/operations/LandingPage/GetLandingPageDetails.ts';
import GetLandingPageRoles from '../../../manifests/operations/LandingPage/GetLandingPageRoles.ts';
import GetLandingPages from '../../../manifests/operations/LandingPage/GetLandingPages.ts';
import GetLandingPageUsers from '../../../manifests/operations/LandingPage/GetLandingPageUsers.ts';
import PreviewLandingPage from '../../../manifests/operations/LandingPage/PreviewLandingPage.ts';
import PublishLandingPage from '../../../manifests/operations/LandingPage/PublishLandingPage.ts';
import SaveLandingPage from '../../../manifests/operations/LandingPage/SaveLandingPage.ts';
import SaveLandingPagePanels from '../../../manifests/operations/LandingPage/SaveLandingPagePanels.ts';
import WithdrawLandingPage from '../../../manifests/operations/LandingPage/WithdrawLandingPage.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
/** Of the company, another of its people, and the seller above it. */
let admin: Caller;
let user: Caller;
let reseller: Caller;
let accountId: number;
let roleOfUser: number;

beforeAll(async () => {
  server = await startTestServer();
  [admin, user, reseller] = [await server.as('admin'), await server.as('user'), await server.as('reseller')];
  accountId = (await admin.me()).CompanyAccount.AccountId;
  const held = await server.database.owner
    .selectFrom('user_role')
    .select('role_id')
    .where('user_account_id', '=', (await user.me()).UserAccountId)
    .executeTakeFirstOrThrow();
  roleOfUser = held.role_id;
});
beforeEach(async () => {
  await server.database.owner.deleteFrom('landing_page').execute();
  await server.database.owner.deleteFrom('landing_page_choice').execute();
});
afterAll(() => server.close());

const panel = (Panel: string) => ({ Key: Panel, Panel });

async function page(name: string, { by = admin, company = accountId, panels = [panel('support')] } = {}) {
  const { LandingPageId } = await by.call(AddLandingPage, { accountId: company, name });
  await by.call(SaveLandingPagePanels, { landingPageId: LandingPageId, panels });
  return LandingPageId;
}
const forRoles = (landingPageId: number, RoleIds: readonly number[], Name = 'Of a role') =>
  admin.call(SaveLandingPage, { landingPageId, name: Name, audience: 'Role', roles: [...RoleIds] });
const publish = (landingPageId: number, by = admin) => by.call(PublishLandingPage, { landingPageId });
const lands = async (who: Caller) => (await who.call(GetLandingPage, {})).Name;

describe('a landing page', () => {
  it('is seen by nobody before it is published, and as it was published while it is arranged anew', async () => {
    const landingPageId = await page('Purchasing');
    expect(await user.call(GetLandingPage, {})).toEqual({
      LandingPageId: 0,
      Name: 'Dashboard',
      Panels: [],
      Choices: [],
    });
    await publish(landingPageId);
    await admin.call(SaveLandingPagePanels, { landingPageId, panels: [panel('support'), panel('new')] });
    expect(await user.call(GetLandingPage, {})).toMatchObject({ Name: 'Purchasing', Panels: [panel('support')] });
    const changed = await admin.call(GetLandingPageDetails, { landingPageId });
    expect(changed).toMatchObject({ State: 'Changed', MayPublish: true, Panels: [panel('support'), panel('new')] });
    await publish(landingPageId);
    expect((await user.call(GetLandingPage, {})).Panels).toHaveLength(2);
    await admin.call(WithdrawLandingPage, { landingPageId });
    expect(await lands(user)).toBe('Dashboard');
  });

  it('without a panel is not published', async () => {
    const { LandingPageId: landingPageId } = await admin.call(AddLandingPage, { accountId, name: 'Empty' });
    expect((await admin.post(PublishLandingPage.operation, { landingPageId })).status).toBe(409);
  });

  it('says nothing that runs or leads astray', async () => {
    const landingPageId = await page('Text');
    const Html =
      '<h2 onclick="x()">Hello</h2><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">a</a>' +
      '<a href="https://desk.example">desk</a><iframe src="//evil.example"></iframe><style>*{display:none}</style>';
    await admin.call(SaveLandingPagePanels, {
      landingPageId,
      panels: [{ Key: 'text', Panel: 'text', Title: '  Words ', Html }],
    });
    await publish(landingPageId);
    expect((await user.call(GetLandingPage, {})).Panels).toEqual([
      {
        Key: 'text',
        Panel: 'text',
        Title: 'Words',
        Html: '<h2>Hello</h2><a>a</a><a href="https://desk.example">desk</a>',
      },
    ]);
  });

  it.each([
    ['a key that stands twice', [panel('support'), panel('support')]],
    ['a name that is none', [{ Key: 'x', Panel: '../secrets' }]],
    ['a width that is none', [{ Key: 'x', Panel: 'support', Width: 5 }]],
    ['too long a text', [{ Key: 'x', Panel: 'text', Html: 'x'.repeat(10_001) }]],
  ])('is not kept with %s', async (_what, panels) => {
    const landingPageId = await page('Wrong');
    const refused = await admin.post(SaveLandingPagePanels.operation, { landingPageId, panels });
    expect(refused.status).toBe(400);
    expect((await admin.call(GetLandingPageDetails, { landingPageId })).Panels).toEqual([panel('support')]);
  });

  it('has a name of its own in its company', async () => {
    await page('Mine');
    const again = await admin.post(AddLandingPage.operation, { accountId, name: 'Mine' });
    expect([again.status, Object.keys(again.fields ?? {})]).toEqual([400, ['name']]);
  });

  it('is not overwritten by who has read an earlier one', async () => {
    const landingPageId = await page('Twice');
    const { Version: version } = await admin.call(GetLandingPageDetails, { landingPageId });
    const first = await admin.call(SaveLandingPagePanels, { landingPageId, panels: [panel('new')], version });
    const second = await reseller.post(SaveLandingPagePanels.operation, { landingPageId, panels: [], version });
    expect(second.status).toBe(409);
    await admin.call(SaveLandingPagePanels, { landingPageId, panels: [panel('support')], version: first.Version });
    expect((await admin.post(PublishLandingPage.operation, { landingPageId, version })).status).toBe(409);
  });
});

describe('who lands where', () => {
  it('the first page of a role, else that of the company, else the dashboard', async () => {
    const [company, second, first] = [await page('Everybody'), await page('Second'), await page('First')];
    await forRoles(second, [roleOfUser], 'Second');
    await forRoles(first, [roleOfUser], 'First');
    for (const id of [company, second, first]) await publish(id);
    expect([await lands(user), await lands(admin)]).toEqual(['Second', 'Everybody']);
    await admin.call(ArrangeLandingPages, { accountId, landingPages: [{ LandingPageId: first }] });
    expect(await lands(user)).toBe('First');
    expect((await admin.call(GetLandingPages, {})).map(({ Name }) => Name)).toEqual(['First', 'Everybody', 'Second']);
    await admin.call(DeleteLandingPage, { landingPageId: first });
    expect(await lands(user)).toBe('Second');
  });

  it('whoever has several may choose, among those that fit him alone', async () => {
    const [company, ofAdmins] = [await page('Everybody'), await page('Others')];
    const roles = await admin.call(GetLandingPageRoles, { landingPageId: company });
    const another = roles.find(({ RoleId }) => RoleId !== roleOfUser);
    await forRoles(ofAdmins, [another?.RoleId ?? 0], 'Others');
    for (const id of [company, ofAdmins]) await publish(id);
    const { Choices } = await user.call(GetLandingPage, {});
    expect(Choices.map(({ Name }) => Name)).toEqual(['Everybody', 'Dashboard']);
    expect((await user.post(ChooseLandingPage.operation, { page: ofAdmins })).status).toBe(404);
    expect((await user.post(ChooseLandingPage.operation, { page: 999_999 })).message).toBe(
      'There is no landing page 999999.',
    );
    await user.call(ChooseLandingPage, { page: 0 });
    expect(await lands(user)).toBe('Dashboard');
    await user.call(ChooseLandingPage, { page: company });
    expect(await lands(user)).toBe('Everybody');
    await admin.call(DeleteLandingPage, { landingPageId: company });
    expect(await lands(user)).toBe('Dashboard');
  });

  it('a page of the seller is never shown to his customer, and the reverse', async () => {
    const { AccountId } = (await reseller.me()).CompanyAccount;
    await publish(await page('Of the seller', { by: reseller, company: AccountId }), reseller);
    expect([await lands(reseller), await lands(user)]).toEqual(['Of the seller', 'Dashboard']);
    await publish(await page('Of the customer'));
    expect([await lands(reseller), await lands(user)]).toEqual(['Of the seller', 'Of the customer']);
  });
});

describe('whom a page fits', () => {
  it('are people of its company, by role where it says so', async () => {
    const landingPageId = await page('Some');
    const all = await admin.call(GetLandingPageUsers, { landingPageId, limit: 100 });
    await forRoles(landingPageId, [roleOfUser], 'Some');
    const some = await admin.call(GetLandingPageUsers, { landingPageId, limit: 100 });
    const { UserAccountId } = await user.me();
    expect(some.Items.map(({ AccountId }) => AccountId)).toContain(UserAccountId);
    expect(some.TotalCount).toBeLessThan(all.TotalCount);
    expect(await admin.call(GetLandingPageDetails, { landingPageId })).toMatchObject({ Users: some.TotalCount });
    const found = await admin.call(GetLandingPageUsers, { landingPageId, options: { filter: 'zzz' } });
    expect(found.TotalCount).toBe(0);
  });

  it('a preview tells the rights of one of them or one’s own, and of nobody else', async () => {
    const landingPageId = await page('Preview');
    const { UserAccountId: userAccountId, Capability } = await user.me();
    const shown = await admin.call(PreviewLandingPage, { landingPageId, userAccountId });
    expect(shown.Panels).toEqual([panel('support')]);
    expect(shown.Capability.map(({ ObjectType }) => ObjectType).sort()).toEqual(
      Capability.map(({ ObjectType }) => ObjectType).sort(),
    );
    const seller = (await reseller.me()).UserAccountId;
    expect((await admin.post(PreviewLandingPage.operation, { landingPageId, userAccountId: seller })).status).toBe(404);
    const everybody = (await admin.call(GetLandingPageUsers, { landingPageId, limit: 100 })).Items;
    await forRoles(landingPageId, [roleOfUser], 'Preview');
    const own = await admin.me();
    const fitting = (await admin.call(GetLandingPageUsers, { landingPageId, limit: 100 })).Items;
    const others = everybody.filter(
      ({ AccountId }) => AccountId !== own.UserAccountId && !fitting.some((one) => one.AccountId === AccountId),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const { AccountId } of others)
      expect(await admin.post(PreviewLandingPage.operation, { landingPageId, userAccountId: AccountId })).toMatchObject(
        {
          status: 404,
        },
      );
    // Nobody learns anything new of himself, whether he lands on it or not.
    expect(await admin.call(PreviewLandingPage, { landingPageId, userAccountId: own.UserAccountId })).toMatchObject({
      DisplayName: own.UserAccount.DisplayName,
      Panels: [panel('support')],
    });
  });

  it('a role of another company is none', async () => {
    const landingPageId = await page('Foreign role');
    const { AccountId } = (await reseller.me()).CompanyAccount;
    const role = await server.database.owner
      .insertInto('role')
      .values({ owner_company_id: AccountId, name: crypto.randomUUID(), description: null, reach: 'own' })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    const refused = await admin.post(SaveLandingPage.operation, {
      landingPageId,
      ...{ name: 'x', audience: 'Role', roles: [role.role_id] },
    });
    expect(refused.status).toBe(404);
    const none = await admin.post(SaveLandingPage.operation, {
      landingPageId,
      ...{ name: 'x', audience: 'Role', roles: [] },
    });
    expect([none.status, Object.keys(none.fields ?? {})]).toEqual([400, ['roles']]);
  });
});

describe('whoever lacks the right', () => {
  it('arranges nothing, and a page below another company answers as one that is not there', async () => {
    const landingPageId = await page('Mine');
    const { AccountId } = (await reseller.me()).CompanyAccount;
    const above = await page('Of the seller', { by: reseller, company: AccountId });
    const foreign = await admin.post(GetLandingPageDetails.operation, { landingPageId: above });
    const absent = await admin.post(GetLandingPageDetails.operation, { landingPageId: 999_999 });
    expect([foreign.status, foreign.message?.replace(String(above), '#')]).toEqual([
      404,
      absent.message?.replace('999999', '#'),
    ]);
    const { UserAccountId } = await admin.me();
    await giveOnly(server, UserAccountId, { rights: { CUSTOM_LANDING_PAGE: ['Read'] } });
    const reader = await signIn(server.app, 'admin');
    expect((await reader.call(GetLandingPages, {})).map(({ Name }) => Name)).toEqual(['Mine']);
    const writes = [
      [AddLandingPage.operation, { accountId, name: 'x' }],
      [SaveLandingPagePanels.operation, { landingPageId, panels: [] }],
      [SaveLandingPage.operation, { landingPageId, name: 'x', audience: 'Company' }],
      [PublishLandingPage.operation, { landingPageId }],
      [WithdrawLandingPage.operation, { landingPageId }],
      [DeleteLandingPage.operation, { landingPageId }],
      [ArrangeLandingPages.operation, { accountId, landingPages: [{ LandingPageId: landingPageId }] }],
      [PreviewLandingPage.operation, { landingPageId, userAccountId: UserAccountId }],
    ] as const;
    for (const [name, input] of writes) expect([name, (await reader.post(name, input)).status]).toEqual([name, 403]);
    expect((await user.post(GetLandingPages.operation, {})).status).toBe(403);
  });
});

/** Allow and deny lists: saved by whom they belong to, in force at sign-in and on every call, and nobody shuts himself out. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import GetIpRestrictions from '../../../manifests/operations/Account/GetIpRestrictions.ts';
import GetUsersShutOut from '../../../manifests/operations/Account/GetUsersShutOut.ts';
import SaveIpRestrictions from '../../../manifests/operations/Account/SaveIpRestrictions.ts';
import GetRestrictions from '../../../manifests/operations/IpRestriction/GetRestrictions.ts';
import SaveRestrictions from '../../../manifests/operations/IpRestriction/SaveRestrictions.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let admin: Visitor;
let accountId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = new Visitor(server.app, '203.0.113.1');
  accountId = (await admin.enter('admin')).CompanyAccount.AccountId;
});
afterAll(() => server.close());
afterEach(() => server.database.owner.deleteFrom('ip_restriction').execute());

const save = (AllowList: readonly string[], DenyList: readonly string[] = []) =>
  admin.post(SaveIpRestrictions.operation, { accountId, restrictions: { AllowList, DenyList } });
/** As the former application sends them (VAL-21). */
const saveTexts = (restrictions: object) =>
  admin.post(SaveRestrictions.operation, { companyAccountId: accountId, restrictions });

describe('the lists', () => {
  it('are kept tidy, one store for both calls: entry by entry, and separated by commas', async () => {
    const saved = await save([' 203.0.113.0/24', '198.51.100.1-198.51.100.9 '], ['203.0.113.200']);
    const lists = {
      AllowList: ['203.0.113.0/24', '198.51.100.1-198.51.100.9'],
      DenyList: ['203.0.113.200'],
      Version: expect.any(String),
    };
    expect([saved.status, saved.data]).toEqual([200, lists]);
    expect(await admin.call(GetIpRestrictions, { accountId })).toEqual(lists);
    expect(await admin.call(GetRestrictions, { companyAccountId: accountId })).toEqual({
      AllowList: '203.0.113.0/24, 198.51.100.1-198.51.100.9',
      DenyList: '203.0.113.200',
      Version: expect.any(String),
    });
    await admin.call(SaveRestrictions, { companyAccountId: accountId, restrictions: { AllowList: '', DenyList: '' } });
    expect(await admin.call(GetIpRestrictions, { accountId })).toMatchObject({ AllowList: [], DenyList: [] });
  });

  it('name the entry that is wrong where it stands, what was found and what may stand there', async () => {
    const answer = await save(['203.0.113.0/24', '::1', '198.51.100.9-198.51.100.1'], ['203.0.113.1, 203.0.113.2']);
    const said = (value: string) =>
      `Invalid range: ${value}. Enter an address, a block such as 203.0.113.0/24 or a range such as 198.51.100.1-198.51.100.9.`;
    expect([answer.status, answer.message, answer.fields]).toEqual([
      400,
      'Invalid range: 198.51.100.9-198.51.100.1, 203.0.113.1, 203.0.113.2',
      { 'AllowList.2': said('198.51.100.9-198.51.100.1'), 'DenyList.0': said('203.0.113.1, 203.0.113.2') },
    ]);
    expect((await save(Array.from({ length: 1001 }, () => '::1'))).status).toBe(400);
    const texts = await saveTexts({ AllowList: '203.0.113.0/24, 198.51.100.9-198.51.100.1' });
    expect([texts.status, texts.message, texts.fields]).toEqual([
      400,
      'Invalid range: 198.51.100.9-198.51.100.1',
      { AllowList: 'Invalid range: 198.51.100.9-198.51.100.1' },
    ]);
  });

  it('may not shut out who saves them', async () => {
    for (const [allow, deny] of [
      [['198.51.100.1'], []],
      [[], ['203.0.113.0/24']],
    ] as const) {
      const answer = await save(allow, deny);
      expect([answer.status, answer.message]).toEqual([
        409,
        'These lists would shut out your own address 203.0.113.1.',
      ]);
    }
  });

  it('belong to who may change them', async () => {
    const user = await server.as('user');
    expect(
      (await user.post(SaveIpRestrictions.operation, { accountId, restrictions: { AllowList: [], DenyList: [] } }))
        .status,
    ).toBe(403);
    const { CompanyAccount } = await new Visitor(server.app).enter('reseller');
    const foreign = { accountId: CompanyAccount.AccountId, restrictions: { AllowList: [], DenyList: [] } };
    expect((await admin.post(SaveIpRestrictions.operation, foreign)).status).toBe(404);
  });
});

describe('either list', () => {
  it('may be empty, is saved without the other, and takes lines as well as commas where it is one text', async () => {
    const only = await saveTexts({ DenyList: '192.0.2.1\n192.0.2.9' });
    expect(only.data).toMatchObject({ AllowList: '', DenyList: '192.0.2.1, 192.0.2.9' });
    const other = await saveTexts({ AllowList: '203.0.113.0/24\r\n2001:db8::/32,\n::1' });
    expect(other.data).toMatchObject({
      AllowList: '203.0.113.0/24, 2001:db8::/32, ::1',
      DenyList: '192.0.2.1, 192.0.2.9',
    });
    const none = await admin.call(SaveIpRestrictions, { accountId, restrictions: { AllowList: [] } });
    expect(none).toMatchObject({ AllowList: [], DenyList: ['192.0.2.1', '192.0.2.9'] });
  });

  it('names all of its entries that are wrong', async () => {
    const answer = await saveTexts({ AllowList: '203.0.113.0/33\n2001:db8::/129, 203.0.113.1', DenyList: 'nowhere' });
    expect([answer.status, answer.fields]).toEqual([
      400,
      { AllowList: 'Invalid range: 203.0.113.0/33, 2001:db8::/129', DenyList: 'Invalid range: nowhere' },
    ]);
  });
});

describe('a look at lists before they are saved', () => {
  const look = async (AllowList: string[], who = admin) =>
    who.post(GetUsersShutOut.operation, { accountId, restrictions: { AllowList } });

  it('counts who is signed in and would be shut out, and saves nothing', async () => {
    const outside = new Visitor(server.app, '198.51.100.78');
    const { UserAccount } = await outside.enter('user');
    const { data } = await look(['203.0.113.0/24']);
    expect(data).toEqual({ Count: expect.any(Number), Names: expect.arrayContaining([UserAccount.DisplayName]) });
    expect((await look(['0.0.0.0/0', '::/0'])).data).toEqual({ Count: 0, Names: [] });
    expect(await outside.isIn()).toBe(true);
    expect(await admin.call(GetIpRestrictions, { accountId })).toMatchObject({ AllowList: [] });
    const { status, fields } = await look(['::1', 'nonsense']);
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['AllowList.1']]);
  });

  it('is for whoever may save them, of his own companies', async () => {
    const user = await server.as('user');
    const asked = { accountId, restrictions: { AllowList: ['203.0.113.0/24'] } };
    expect((await user.post(GetUsersShutOut.operation, asked)).status).toBe(403);
    const { CompanyAccount } = await new Visitor(server.app).enter('reseller');
    const foreign = { ...asked, accountId: CompanyAccount.AccountId };
    expect((await admin.post(GetUsersShutOut.operation, foreign)).status).toBe(404);
  });
});

describe('an address that is not allowed', () => {
  it('ends at its next call, and cannot sign in; others go on', async () => {
    const outside = new Visitor(server.app, '198.51.100.77');
    await outside.enter('user');
    await save(['203.0.113.0/24']);
    await expect.poll(() => outside.isIn()).toBe(false);
    const refused = await outside.signIn('user');
    expect([refused.status, refused.message]).toEqual([
      403,
      'Your company allows no sign-in from the address 198.51.100.77.',
    ]);
    expect((await outside.signIn('user', 'wrong')).status).toBe(401);
    expect(await admin.isIn()).toBe(true);
    expect((await new Visitor(server.app, '198.51.100.77').signIn('reseller')).status).toBe(200);
  });

  it('cannot take a stolen cookie elsewhere', async () => {
    await save(['203.0.113.0/24']);
    const thief = new Visitor(server.app, '192.0.2.66');
    for (const [name, value] of admin.cookies) thief.cookies.set(name, value);
    // Kept sessions hear of new lists a moment later, within the second that is promised.
    await expect.poll(async () => [await thief.isIn(), await admin.isIn()]).toEqual([false, true]);
  });
});

/** One effect for a call that is sent twice: what its key stands for, and whose it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import StartExport from '../../../manifests/operations/Export/StartExport.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let admin: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  company = (await admin.me()).CompanyAccount.AccountId;
});
afterAll(() => server.close());

const department = (DepartmentName: string) => ({
  parentAccountId: company,
  accountType: 'Department',
  values: { DepartmentName, CostCentre: '4711' },
});
const create = (caller: Caller, name: string, key: string, more: Record<string, string> = {}) =>
  caller.post(CreateAccount.operation, department(name), { 'idempotency-key': key, ...more });
const made = (name: string) =>
  server.database.owner
    .selectFrom('account')
    .select('account_id')
    .where('display_name', '=', name)
    .execute()
    .then((rows) => rows.length);

describe('a key', () => {
  it('stands for one input: another one is refused, not swallowed', async () => {
    expect((await create(admin, 'Werft A', 'key-1')).status).toBe(200);
    const other = await create(admin, 'Werft B', 'key-1', { 'accept-language': 'en' });
    expect([other.status, other.message]).toEqual([409, 'This key belongs to another call.']);
    expect([await made('Werft A'), await made('Werft B')]).toEqual([1, 0]);
  });

  it('knows its input again in whatever order it is written, and in every language', async () => {
    const first = await create(admin, 'Werft C', 'key-2', { 'accept-language': 'en' });
    const { values, ...rest } = department('Werft C');
    const turned = { values: Object.fromEntries(Object.entries(values).reverse()), ...rest };
    const headers = { 'idempotency-key': 'key-2', 'accept-language': 'de' };
    const again = await admin.post(CreateAccount.operation, turned, headers);
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(await made('Werft C')).toBe(1);
  });

  it('of two inputs at once lets one be', async () => {
    const answers = await Promise.all(['Werft D', 'Werft E'].map((name) => create(admin, name, 'key-3')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await made('Werft D')) + (await made('Werft E'))).toBe(1);
  });

  it('is not known by its beginning alone', async () => {
    const long = 'k'.repeat(300);
    expect((await create(admin, 'Werft F', `${long}1`)).status).toBe(200);
    expect((await create(admin, 'Werft G', `${long}2`)).status).toBe(200);
    expect([await made('Werft F'), await made('Werft G')]).toEqual([1, 1]);
  });

  it('belongs to who sent it: neither another user nor who works in his name meets it', async () => {
    const owner = new Visitor(server.app);
    await owner.enter('owner');
    expect((await create(admin, 'Werft H', 'key-5')).status).toBe(200);
    expect((await create(owner, 'Werft I', 'key-5')).status).toBe(200);
    expect((await owner.post(Impersonate.operation, { userAccountId: (await admin.me()).UserAccountId })).status).toBe(
      200,
    );
    expect((await create(owner, 'Werft J', 'key-5')).status).toBe(200);
    expect((await create(owner, 'Werft J', 'key-5')).status).toBe(200);
    // The same input as the user's own: his answer is not told to somebody else, and both have acted.
    expect((await create(owner, 'Werft K', 'key-6')).status).toBe(200);
    expect((await create(admin, 'Werft K', 'key-6')).status).toBe(200);
    expect(await Promise.all(['H', 'I', 'J', 'K'].map((name) => made(`Werft ${name}`)))).toEqual([1, 1, 1, 2]);
  });

  it('of one operation is none of another', async () => {
    expect((await create(admin, 'Werft L', 'key-7')).status).toBe(200);
    const input = {
      operation: 'Account/GetAuditLog',
      input: { accountId: company, mode: 'audit' },
      columns: [{ field: 'Event', title: 'Event', kind: 'Text' }],
      format: 'csv',
      fileName: 'log',
      locale: 'en',
    };
    expect((await admin.post(StartExport.operation, input, { 'idempotency-key': 'key-7' })).status).toBe(409);
  });
});

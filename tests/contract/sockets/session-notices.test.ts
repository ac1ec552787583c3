/** Whose kept session is read again when something changes: theirs whom it concerns, and nobody else's. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import GetCurrentUser from '../../../manifests/operations/Authorization/GetCurrentUser.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let admin: Caller;
let owner: Caller;
let reseller: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, owner, reseller] = await Promise.all([server.as('admin'), server.as('owner'), server.as('reseller')]);
  company = (await admin.me()).CompanyAccount.AccountId;
});
afterAll(() => server.close());

/** How often sessions are looked up while these people ask who they are. */
async function lookUps(...people: readonly Caller[]): Promise<number> {
  const query = vi.spyOn(server.database.pool, 'query');
  for (const one of people) await one.me();
  const found = query.mock.calls.filter(([question]) => JSON.stringify(question).includes('find_session')).length;
  query.mockRestore();
  return found;
}
const nameOf = async (caller: Caller) => (await caller.me()).CompanyAccount.DisplayName;

it('a company that is renamed is seen by its own people at once; others stay known', async () => {
  for (const one of [admin, owner, reseller]) await one.me();
  const CompanyName = 'Donau Stahlbau Neu GmbH';
  await admin.call(SaveAccount, { accountId: company, values: { CompanyName } });
  await expect.poll(() => nameOf(admin)).toBe(CompanyName);
  expect(await lookUps(owner, reseller)).toBe(0);
});

it('a seller that is renamed is seen by those below as well, who belong to it', async () => {
  const seller = (await reseller.me()).CompanyAccount.AccountId;
  for (const one of [admin, owner, reseller]) await one.me();
  await reseller.call(SaveAccount, { accountId: seller, values: { CompanyName: 'Alpen IT Neu' } });
  await expect.poll(() => nameOf(reseller)).toBe('Alpen IT Neu');
  expect(await lookUps(owner)).toBe(0);
});

it('the right of a role reaches its holders at once; others stay known', async () => {
  const roleOf = async (username: string) => {
    const { rows } = await sql<{ id: number }>`
      select r.capability_set_id as id from credential c join user_role u using (user_account_id)
      join role_capability_set r using (role_id) where c.username = ${username}`.execute(server.database.owner);
    return rows.map(({ id }) => id);
  };
  const others = new Set(await roleOf('owner'));
  const set = (await roleOf('admin')).find((id) => !others.has(id));
  expect(set).toBeDefined();
  for (const one of [admin, owner, reseller]) await one.me();
  // Without the right to sign in there would be nobody to ask.
  const entries = server.database.owner
    .updateTable('capability_set_entry')
    .where('capability_set_id', '=', set ?? 0)
    .where('object_type', '<>', 'LOGIN');
  const before = JSON.stringify((await admin.me()).Capability);
  await entries.set({ flags: ['Read'] }).execute();
  await expect.poll(async () => JSON.stringify((await admin.me()).Capability) !== before).toBe(true);
  expect(await lookUps(owner)).toBe(0);
});

it('who works in the name of somebody stays right when he himself moves', async () => {
  const visitor = new Visitor(server.app);
  const me = await visitor.enter('owner');
  const { UserAccountId } = await admin.me();
  expect((await visitor.post(Impersonate.operation, { userAccountId: UserAccountId })).status).toBe(200);
  const there = await server.database.owner
    .selectFrom('account')
    .select('account_id')
    .where('account_type', '=', 'Company')
    .where('account_state', '=', 'Active')
    .where('account_id', '<>', company)
    .executeTakeFirstOrThrow();
  await server.database.owner
    .updateTable('account')
    .set({ parent_account_id: there.account_id })
    .where('account_id', '=', me.UserAccountId)
    .execute();
  // He no longer stands above those in whose name he works.
  await expect.poll(async () => (await visitor.post(GetCurrentUser.operation)).status).toBe(401);
});

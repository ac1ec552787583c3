/** A call that another one overtakes, between its look and its write: it is told so, and nothing of it stays. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const overtaken = 'Somebody has changed this at the same moment. Look at it again and repeat what you did.';

/** Calls while somebody else is about to commit a change, which the call comes to wait for. */
async function beside<T>(change: ReturnType<typeof sql>, call: () => Promise<T>): Promise<T> {
  const { owner } = server.database;
  let answer: Promise<T> | undefined;
  await owner.transaction().execute(async (transaction) => {
    await change.execute(transaction);
    answer = call();
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waiting.execute(owner)).rows.length, { timeout: 10_000 }).toBeGreaterThan(0);
  });
  return answer as Promise<T>;
}

it('a role that is deleted cannot be given any more', async () => {
  const admin = new Visitor(server.app);
  const { CompanyAccount } = await admin.enter('admin');
  const role = { Name: 'Short-lived', Reach: 'own', CapabilitySetIds: [2] };
  const made = await admin.post('Account/AddRole', { ownerCompanyId: CompanyAccount.AccountId, role });
  expect([made.status, made.message]).toEqual([200, undefined]);
  const { RoleId } = made.data as { RoleId: number };
  const { UserAccountId } = await (await server.as('user')).me();
  const roles = () => admin.post('Account/GetRolesForUser', { userAccountId: UserAccountId });
  const before = (await roles()).data;
  const give = () => admin.post('Account/AssignRolesToUser', { userAccountId: UserAccountId, roleIds: [RoleId] });
  const { status, message } = await beside(sql`delete from role where role_id = ${RoleId}`, give);
  expect([status, message]).toEqual([409, overtaken]);
  expect((await roles()).data).toEqual(before);
});

it('a user whose company moves signs in when it has moved', async () => {
  const visitor = new Visitor(server.app);
  const { CompanyAccount } = await (await server.as('admin')).me();
  const move = (to: unknown) =>
    sql`update account set parent_account_id = ${to} where account_id = ${CompanyAccount.AccountId}`;
  const { rows } = await sql<{ before: number; after: number }>`
    select own.parent_account_id as before, other.account_id as after from account own, account other
    where own.account_id = ${CompanyAccount.AccountId} and other.account_type = 'Reseller'
      and other.account_id <> own.parent_account_id and other.account_state = 'Active' limit 1`.execute(
    server.database.owner,
  );
  const { status, message } = await beside(move(rows[0]?.after), () => visitor.signIn('admin'));
  expect([status, message, visitor.cookies.has('__Host-session')]).toEqual([409, overtaken, false]);
  expect((await visitor.signIn('admin')).status).toBe(200);
});

/** The audit log in figures: entries by day, over all of them and not over a page, of what the caller may see. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetAuditEntriesByDay from '../../../manifests/operations/Account/GetAuditEntriesByDay.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let admin: Caller;
let me: CurrentUserData;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  me = await admin.me();
});
afterAll(() => server.close());

const sum = (days: readonly { readonly Entries: number }[]): number =>
  days.reduce((total, { Entries }) => total + Entries, 0);

it('every entry of the period is counted, whatever a page holds', async () => {
  const accountId = me.CompanyAccount.AccountId;
  for (const City of ['Krems', 'Wien', 'Graz']) await admin.call(SaveAccount, { accountId, values: { City } });
  const days = await admin.call(GetAuditEntriesByDay, { accountId, mode: 'audit', days: 366 });
  const from = `${days[0]?.Day}T00:00:00Z`;
  const { TotalCount, Items } = await admin.call(GetAuditLog, { accountId, mode: 'audit', from, limit: 1 });
  expect(TotalCount).toBeGreaterThan(Items.length);
  expect(sum(days)).toBe(TotalCount);
  const one = days.find(({ Day }) => Day === Items[0]?.TimeUtc.slice(0, 10));
  const next = `${one?.Day}T23:59:59.999Z`;
  const there = await admin.call(GetAuditLog, { accountId, mode: 'audit', from: `${one?.Day}T00:00:00Z`, to: next });
  expect(one?.Entries).toBe(there.TotalCount);
});

it('every day stands once, in its order, also without an entry, and today is the last', async () => {
  const days = await admin.call(GetAuditEntriesByDay, { accountId: me.CompanyAccount.AccountId, mode: 'audit' });
  const wanted = Array.from({ length: 30 }, (_, index) =>
    new Date(Date.now() - (29 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  expect(days.map(({ Day }) => Day)).toEqual(wanted);
  const own = await admin.call(GetAuditEntriesByDay, { accountId: me.UserAccountId, mode: 'user', days: 1 });
  expect(own.map(({ Day }) => Day)).toEqual(wanted.slice(-1));
  expect(sum(own)).toBeGreaterThan(0);
});

it('is refused for more days than a year, without the right, and for an account out of sight', async () => {
  const accountId = me.CompanyAccount.AccountId;
  const ask = (caller: Pick<Caller, 'post'>, input: object) =>
    caller.post(GetAuditEntriesByDay.operation, { accountId, mode: 'audit', ...input }).then(({ status }) => status);
  expect(await ask(admin, { days: 367 })).toBe(400);
  expect(await ask(admin, { accountId: 999_999_999 })).toBe(404);
  const owner = await (await server.as('owner')).me();
  expect(await ask(admin, { accountId: owner.CompanyAccount.AccountId })).toBe(404);
  const { UserAccountId } = await new Visitor(server.app).enter('user');
  await giveOnly(server, UserAccountId, { rights: {} });
  const nobody = new Visitor(server.app);
  await nobody.enter('user');
  expect(await ask(nobody, {})).toBe(403);
});

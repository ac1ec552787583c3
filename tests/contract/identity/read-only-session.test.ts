/** A look in the name of somebody else: what he reads is read, nothing is written, and the way back is open. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetAccountTree from '../../../manifests/operations/Account/GetAccountTree.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import SetLanguage from '../../../manifests/operations/Authorization/SetLanguage.ts';
import Unimpersonate from '../../../manifests/operations/Authorization/Unimpersonate.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('has the rights and accounts of its user, refuses every write, and leads back', async () => {
  const user = await server.as('user');
  const his = await user.me();
  const owner = new Visitor(server.app);
  const own = await owner.enter('owner');
  const seen = await owner.call(Impersonate, { userAccountId: his.UserAccountId, readOnly: true });
  expect(seen).toMatchObject({ UserAccountId: his.UserAccountId, IsReadOnly: true });
  expect(seen.Capability).toEqual(his.Capability);
  expect(await owner.call(GetAccountTree, {})).toEqual(await user.call(GetAccountTree, {}));
  const writes = [
    [SaveAccount.operation, { accountId: his.UserAccountId, version: '0'.repeat(16), values: { Firstname: 'Eve' } }],
    [SetLanguage.operation, SetLanguage.example.input],
  ] as const;
  for (const [name, input] of writes) {
    const refused = await owner.post(name, input);
    expect([refused.status, refused.message]).toEqual([
      403,
      'You only look here: nothing can be changed until you go back.',
    ]);
  }
  expect((await owner.call(Unimpersonate, {})).UserAccountId).toBe(own.UserAccountId);
  expect((await owner.post(SetLanguage.operation, SetLanguage.example.input)).status).toBe(200);
});

it('is begun by nobody without the right to work in the name of others, and not from another one', async () => {
  const { UserAccountId } = await (await server.as('user')).me();
  const admin = await server.as('admin');
  expect((await admin.post(Impersonate.operation, { userAccountId: UserAccountId, readOnly: true })).status).toBe(403);
  const owner = new Visitor(server.app);
  await owner.enter('owner');
  await owner.call(Impersonate, { userAccountId: UserAccountId, readOnly: true });
  expect((await owner.post(Impersonate.operation, { userAccountId: UserAccountId })).status).toBe(403);
});

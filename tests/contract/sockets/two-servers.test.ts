/** Two servers of one installation: what is changed through the one reaches the browsers of the other (WS-21). */

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AddCapabilitySet from '../../../manifests/operations/Account/AddCapabilitySet.ts';
import AddRole from '../../../manifests/operations/Account/AddRole.ts';
import AssignRolesToUser from '../../../manifests/operations/Account/AssignRolesToUser.ts';
import GetViewLayout from '../../../manifests/operations/Account/GetViewLayout.ts';
import UpdateCapabilitySet from '../../../manifests/operations/Account/UpdateCapabilitySet.ts';
import ClearCaches from '../../../manifests/operations/Administration/ClearCaches.ts';
import { roleId } from '../../../src/server/demo/world/rights/put-rights.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { openSocket, type TestSocket } from '../../database/socket.ts';
import { Visitor } from '../../database/visitor.ts';
import { type SecondServer, secondServer } from './second-server.ts';

let first: TestServer;
let second: SecondServer;
let admin: Caller;
beforeAll(async () => {
  first = await startTestServer();
  second = await secondServer(first);
  admin = await first.as('admin');
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** Signed in at one server, with the socket at the other, as behind a door that shares them out. */
async function connected(name: string) {
  const visitor = new Visitor(first.app);
  const user = await visitor.enter(name);
  const socket = await openSocket(second, visitor);
  socket.say('auth', { sessionId: user.SessionId, userId: user.UserAccountId });
  await answers(socket);
  /** The same browser, whose calls reach the second server. */
  const there = new Visitor(second.app);
  for (const [key, value] of visitor.cookies) there.cookies.set(key, value);
  return { user, socket, there };
}

/** The second server has dealt with everything that was said before. */
async function answers(socket: TestSocket): Promise<void> {
  const echo = crypto.randomUUID();
  socket.say('ping', { echo });
  await expect.poll(() => socket.told.some(({ data }) => data['echo'] === echo)).toBe(true);
}
const rightsTold = ({ told }: TestSocket) => told.filter(({ action }) => action === 'updatecapabs');
const tags = ({ told }: TestSocket) =>
  told.flatMap(({ action, data }) => (action === 'changed' ? (data['tags'] as string[]) : []));

describe('rights that change through one server', () => {
  it('are told to the open sockets of the other, which knows them by then, and to nobody else (WS-21)', async () => {
    const concerned = await connected('user');
    const other = await connected('approver');
    const before = (await concerned.there.me()).Capability;
    const roleIds = [roleId('User'), roleId('Company administrator')];
    await admin.call(AssignRolesToUser, { userAccountId: concerned.user.UserAccountId, roleIds });
    await expect.poll(() => rightsTold(concerned.socket).length).toBe(1);
    const after = (await concerned.there.me()).Capability;
    expect(after?.length).toBeGreaterThan(before?.length ?? 0);
    await answers(other.socket);
    expect(rightsTold(other.socket)).toEqual([]);
  });

  it('reach whoever holds a capability set that was changed (WS-21)', async () => {
    const ownerCompanyId = (await admin.me()).CompanyAccount.AccountId;
    const concerned = await connected('user');
    const set = { Name: 'Of two servers', Capabilities: [] };
    const { CapabilitySetId: capabilitySetId } = await admin.call(AddCapabilitySet, {
      ownerCompanyId,
      capabilitySet: set,
    });
    const role = { Name: 'Of two servers', Reach: 'own' as const, CapabilitySetIds: [capabilitySetId] };
    const { RoleId } = await admin.call(AddRole, { ownerCompanyId, role });
    const roleIds = [roleId('User'), RoleId];
    await admin.call(AssignRolesToUser, { userAccountId: concerned.user.UserAccountId, roleIds });
    await expect.poll(async () => (await concerned.there.me()).Capability).not.toEqual(concerned.user.Capability);
    await answers(concerned.socket);
    const before = rightsTold(concerned.socket).length;
    const Capabilities = [{ ObjectType: 'USER_EXPORT' as const, Read: true }];
    await admin.call(UpdateCapabilitySet, { ownerCompanyId, capabilitySetId, capabilitySet: { Capabilities } });
    await expect.poll(() => rightsTold(concerned.socket).length).toBeGreaterThan(before);
    expect((await concerned.there.me()).Capability).toContainEqual({ ObjectType: 'USER_EXPORT', Read: true });
  });
});

describe('caches that are cleared through one server', () => {
  const titleOf = async (caller: Caller) => {
    const { Pages } = await caller.call(GetViewLayout, { accountType: 'Company', viewName: 'General' });
    return Pages[0]?.DisplayValue;
  };
  /** As somebody who works in the database changes a layout: no server is told. */
  const rename = (title: string) =>
    sql`update portolan.view_layout set pages = jsonb_set(pages, '{0,DisplayValue}', ${JSON.stringify({ en: title })})
      where account_type = 'Company' and view_name = 'General' and product_name = ''`.execute(first.database.owner);

  it('are no business of an administrator of a branch: he is refused, and nobody is told', async () => {
    const { socket } = await connected('approver');
    expect((await admin.post(ClearCaches.operation)).status).toBe(403);
    await answers(socket);
    expect(tags(socket)).not.toContain('ViewLayout');
  });

  it('let the open browsers of all servers ask for their layouts again, and both answer what stands now', async () => {
    const owner = await first.as('owner');
    const { socket, there } = await connected('admin');
    await rename('Facts of the firm');
    const before = [await titleOf(admin), await titleOf(there)];
    expect(before).not.toContain('Facts of the firm');
    await owner.call(ClearCaches, {});
    await expect.poll(() => tags(socket)).toContain('ViewLayout');
    await expect.poll(() => titleOf(there)).toBe('Facts of the firm');
    await expect.poll(() => titleOf(admin)).toBe('Facts of the firm');
  });

  it('are told after they were read: who asks at once is answered what stands now', async () => {
    const owner = await first.as('owner');
    const { there } = await connected('admin');
    await rename('Facts once more');
    const asked = new Promise<Promise<string | undefined>>((resolve) => {
      const stop = second.service.layouts.onReread(() => {
        stop();
        resolve(titleOf(there));
      });
    });
    await owner.call(ClearCaches, {});
    expect(await await asked).toBe('Facts once more');
  });
});

/** Roles and capability sets over HTTP: made, changed, given and taken, each within what the caller holds himself (ROLE rows). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AddCapabilitySet from '../../../manifests/operations/Account/AddCapabilitySet.ts';
import AddRole from '../../../manifests/operations/Account/AddRole.ts';
import AssignRolesToUser from '../../../manifests/operations/Account/AssignRolesToUser.ts';
import DeleteCapabilitySet from '../../../manifests/operations/Account/DeleteCapabilitySet.ts';
import DeleteRole from '../../../manifests/operations/Account/DeleteRole.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import GetCapabilitySetRights from '../../../manifests/operations/Account/GetCapabilitySetRights.ts';
import GetCapabilitySets from '../../../manifests/operations/Account/GetCapabilitySets.ts';
import GetCapabilitySetsForUser from '../../../manifests/operations/Account/GetCapabilitySetsForUser.ts';
import GetRole from '../../../manifests/operations/Account/GetRole.ts';
import GetRoleAssignment from '../../../manifests/operations/Account/GetRoleAssignment.ts';
import GetRoles from '../../../manifests/operations/Account/GetRoles.ts';
import UpdateCapabilitySet from '../../../manifests/operations/Account/UpdateCapabilitySet.ts';
import UpdateRole from '../../../manifests/operations/Account/UpdateRole.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let reseller: Caller;
let user: Caller;
let company: number;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reseller, user] = [await server.as('admin'), await server.as('reseller'), await server.as('user')];
  company = (await admin.me()).CompanyAccount.AccountId;
  userId = (await user.me()).UserAccountId;
});
afterAll(() => server.close());

let number = 0;
const named = (name: string) => {
  number += 1;
  return `${name} ${number}`;
};
const addSet = (Capabilities: { ObjectType: 'AUDIT_LOG' | 'USER_EXPORT'; Read: true }[], Name = named('Set')) =>
  admin.call(AddCapabilitySet, { ownerCompanyId: company, capabilitySet: { Name, Capabilities } });
const template = async (name: string, caller = admin, owner = company) => {
  const found = (await caller.call(GetCapabilitySets, { ownerCompanyId: owner })).find(({ Name }) => Name === name);
  if (!found) throw new Error(`no set ${name}`);
  return found;
};
const addRole = async (sets: readonly number[], Name = named('Role')) =>
  admin.call(AddRole, {
    ownerCompanyId: company,
    role: { Name, Reach: 'own', CapabilitySetIds: [...sets] },
  });
const auditLog = [{ ObjectType: 'AUDIT_LOG' as const, Read: true as const }];

describe('a capability set', () => {
  it('is made, listed, changed line by line and deleted by its company', async () => {
    const made = await addSet(auditLog);
    expect(made).toMatchObject({ OwnerCompanyId: company, IsTemplate: false, MayGive: true, Roles: 0 });
    const changed = await admin.call(UpdateCapabilitySet, {
      ownerCompanyId: company,
      capabilitySetId: made.CapabilitySetId,
      capabilitySet: { Name: 'Looking on', Capabilities: [{ ObjectType: 'USER_EXPORT', Read: true, Execute: true }] },
    });
    expect(changed).toMatchObject({
      Name: 'Looking on',
      Capabilities: [
        { ObjectType: 'AUDIT_LOG', Read: true },
        { ObjectType: 'USER_EXPORT', Read: true, Execute: true },
      ],
      Rights: ['Audit log', 'Export users'],
    });
    const emptied = await admin.call(UpdateCapabilitySet, {
      ownerCompanyId: company,
      capabilitySetId: made.CapabilitySetId,
      capabilitySet: { Capabilities: [{ ObjectType: 'USER_EXPORT', Read: false, Execute: false }] },
    });
    expect(emptied.Capabilities).toEqual(auditLog);
    await admin.call(DeleteCapabilitySet, { ownerCompanyId: company, capabilitySetId: made.CapabilitySetId });
    const left = await admin.call(GetCapabilitySets, { ownerCompanyId: company });
    expect(left.map(({ CapabilitySetId }) => CapabilitySetId)).not.toContain(made.CapabilitySetId);
  });

  it('shows each object type of the contract once, and which lines the caller may change', async () => {
    const made = await addSet(auditLog);
    const { Rights } = await admin.call(GetCapabilitySetRights, {
      ownerCompanyId: company,
      capabilitySetId: made.CapabilitySetId,
      allRights: true,
    });
    expect(Rights.length).toBe(98);
    const given = await admin.call(GetCapabilitySetRights, {
      ownerCompanyId: company,
      capabilitySetId: made.CapabilitySetId,
    });
    const flags = ['Create', 'Read', 'Update', 'Delete', 'Execute', 'Hierarchy'] as const;
    expect(given.Rights.length).toBeGreaterThan(0);
    expect(given.Rights).toEqual(Rights.filter((line) => flags.some((flag) => line[flag])));
    const line = (type: string) => Rights.find(({ ObjectType }) => ObjectType === type);
    expect(line('AUDIT_LOG')).toMatchObject({ Title: 'Audit log', Read: true, Update: false, MayChange: true });
    expect(line('ADMINISTRATIVE')).toMatchObject({ Read: false, MayChange: false });
    const selfService = await template('Self-service');
    const { Rights: above } = await admin.call(GetCapabilitySetRights, {
      ownerCompanyId: company,
      capabilitySetId: selfService.CapabilitySetId,
    });
    expect(above.filter(({ MayChange }) => MayChange)).toEqual([]);
  });

  it('holds no right that its maker does not hold', async () => {
    const refused = await admin.post(AddCapabilitySet.operation, {
      ownerCompanyId: company,
      capabilitySet: { Name: named('Set'), Capabilities: [{ ObjectType: 'AUDIT_LOG', Read: true, Delete: true }] },
    });
    expect([refused.status, refused.message]).toEqual([
      403,
      'A right can be given or taken away only by somebody who holds it. You lack AUDIT_LOG Delete.',
    ]);
    const unknown = await admin.post(AddCapabilitySet.operation, {
      ownerCompanyId: company,
      capabilitySet: { Name: named('Set'), Capabilities: [{ ObjectType: 'EVERYTHING', Read: true }] },
    });
    expect(unknown.status).toBe(400);
  });

  it('has a name of its own within the company', async () => {
    const made = await addSet(auditLog);
    const again = await admin.post(AddCapabilitySet.operation, {
      ownerCompanyId: company,
      capabilitySet: { Name: ` ${made.Name} ` },
    });
    expect([again.status, again.fields]).toEqual([400, { 'capabilitySet.Name': 'This name is in use already' }]);
  });

  it('of somebody above is read and used, but changed by its owner only', async () => {
    const above = await template('Self-service');
    expect(above).not.toHaveProperty('OwnerCompanyId');
    const subject = { ownerCompanyId: company, capabilitySetId: above.CapabilitySetId };
    const change = await admin.post(UpdateCapabilitySet.operation, { ...subject, capabilitySet: { Name: 'Mine' } });
    const gone = await admin.post(DeleteCapabilitySet.operation, subject);
    expect([change.status, gone.status]).toEqual([404, 404]);
    const everything = await template('Everything');
    expect(everything.MayGive).toBe(false);
  });

  it('of another company is not there', async () => {
    const made = await addSet(auditLog);
    const market = (await reseller.me()).CompanyAccount.AccountId;
    const sets = await reseller.call(GetCapabilitySets, { ownerCompanyId: market });
    expect(sets.map(({ CapabilitySetId }) => CapabilitySetId)).not.toContain(made.CapabilitySetId);
    const absent = { ownerCompanyId: market, capabilitySet: { Name: 'Mine' } };
    const foreign = await reseller.post(UpdateCapabilitySet.operation, {
      ...absent,
      capabilitySetId: made.CapabilitySetId,
    });
    const nobodys = await reseller.post(UpdateCapabilitySet.operation, { ...absent, capabilitySetId: 999_999 });
    expect([foreign.status, nobodys.status]).toEqual([404, 404]);
    // Whoever is above the company manages its sets in its name.
    const own = await reseller.post(UpdateCapabilitySet.operation, {
      ownerCompanyId: company,
      capabilitySetId: made.CapabilitySetId,
      capabilitySet: { Name: named('Renamed') },
    });
    expect(own.status).toBe(200);
  });

  it('cannot be deleted while a role bundles it', async () => {
    const made = await addSet(auditLog);
    await addRole([made.CapabilitySetId]);
    const refused = await admin.post(DeleteCapabilitySet.operation, {
      ownerCompanyId: company,
      capabilitySetId: made.CapabilitySetId,
    });
    expect([refused.status, refused.message]).toEqual([
      409,
      'Take the capability set out of its roles first. Roles that bundle it: 1.',
    ]);
  });
});

describe('a role', () => {
  it('is made, read, changed and deleted by its company, each with one entry in the log', async () => {
    const made = await addSet(auditLog);
    const role = await addRole([made.CapabilitySetId], 'Auditor');
    expect(role).toMatchObject({ Name: 'Auditor', OwnerCompanyId: company, Users: 0, MayGive: true });
    const { Input } = await admin.call(GetRole, { ownerCompanyId: company, roleId: role.RoleId });
    const changed = await admin.call(UpdateRole, {
      ownerCompanyId: company,
      roleId: role.RoleId,
      role: { ...Input, Name: 'Revision', Description: 'Reads along' },
    });
    expect(changed).toMatchObject({
      Name: 'Revision',
      Description: 'Reads along',
      CapabilitySets: [{ Name: made.Name }],
    });
    await admin.call(DeleteRole, { ownerCompanyId: company, roleId: role.RoleId });
    expect((await admin.call(GetRoles, { ownerCompanyId: company })).map(({ RoleId }) => RoleId)).not.toContain(
      role.RoleId,
    );
    const { Items } = await admin.call(GetAuditLog, { accountId: company, mode: 'audit', limit: 4 });
    expect(Items.map(({ Event, Details }) => [Event, Details])).toEqual([
      ['Role deleted', 'Revision'],
      ['Role changed', 'Revision'],
      ['Role added', 'Auditor'],
      ['Capability set added', made.Name],
    ]);
  });

  it('takes a copy of a template, so that its owner changes nobody else’s rights', async () => {
    const above = await template('Own account');
    const first = await addRole([above.CapabilitySetId]);
    const second = await addRole([above.CapabilitySetId]);
    const [copy] = first.CapabilitySets;
    expect(copy?.CapabilitySetId).not.toBe(above.CapabilitySetId);
    // What says the same need not be there twice.
    expect(second.CapabilitySets).toEqual(first.CapabilitySets);
    expect(await template(copy?.Name ?? '')).toMatchObject({
      OwnerCompanyId: company,
      Capabilities: above.Capabilities,
    });
  });

  it('bundles nothing that its maker does not hold, and nothing of another company', async () => {
    const everything = await template('Everything');
    const stronger = await admin.post(AddRole.operation, {
      ownerCompanyId: company,
      role: { Name: named('Role'), Reach: 'own', CapabilitySetIds: [everything.CapabilitySetId] },
    });
    const market = (await reseller.me()).CompanyAccount.AccountId;
    const theirs = (await reseller.call(GetCapabilitySets, { ownerCompanyId: market })).find(
      ({ OwnerCompanyId }) => OwnerCompanyId === market,
    );
    const foreign = await admin.post(AddRole.operation, {
      ownerCompanyId: company,
      role: { Name: named('Role'), Reach: 'own', CapabilitySetIds: [theirs?.CapabilitySetId ?? 0] },
    });
    expect([stronger.status, foreign.status]).toEqual([403, 404]);
  });

  it('cannot be deleted while somebody has it, and says how many do', async () => {
    const role = await addRole([(await template('Self-service')).CapabilitySetId]);
    await admin.call(AssignRolesToUser, { userAccountId: userId, roleIds: [role.RoleId] });
    const refused = await admin.post(DeleteRole.operation, { ownerCompanyId: company, roleId: role.RoleId });
    expect([refused.status, refused.message]).toEqual([
      409,
      'Take the role away from its users first. Users who have it: 1.',
    ]);
  });

  it('of somebody above is changed by its owner only', async () => {
    const above = (await admin.call(GetRoles, { ownerCompanyId: company })).find(({ Name }) => Name === 'User');
    const { Input } = await admin.call(GetRole, { ownerCompanyId: company, roleId: above?.RoleId ?? 0 });
    const refused = await admin.post(UpdateRole.operation, {
      ownerCompanyId: company,
      roleId: above?.RoleId,
      role: { ...Input, Name: 'Mine' },
    });
    expect(refused.status).toBe(404);
  });
});

describe('the roles of a user', () => {
  const roleNamed = async (name: string) =>
    (await admin.call(GetRoles, { ownerCompanyId: company })).find(({ Name }) => Name === name)?.RoleId ?? 0;

  it('change what he may do at once, in a session that is open', async () => {
    await admin.call(AssignRolesToUser, { userAccountId: userId, roleIds: [await roleNamed('User')] });
    await expect.poll(async () => (await user.post(GetRoles.operation, { ownerCompanyId: userId })).status).toBe(403);
    const set = await admin.call(AddCapabilitySet, {
      ownerCompanyId: company,
      capabilitySet: { Name: named('Set'), Capabilities: [{ ObjectType: 'SECURITY_MANAGEMENT', Read: true }] },
    });
    const role = await addRole([set.CapabilitySetId]);
    await admin.call(AssignRolesToUser, { userAccountId: userId, roleIds: [await roleNamed('User'), role.RoleId] });
    await expect.poll(async () => (await user.post(GetRoles.operation, { ownerCompanyId: userId })).status).toBe(200);
    const sets = await admin.call(GetCapabilitySetsForUser, { userAccountId: userId });
    expect(sets.map(({ Name }) => Name)).toContain(set.Name);
    // Taking the right out of the set takes it from him as well.
    await admin.call(UpdateCapabilitySet, {
      ownerCompanyId: company,
      capabilitySetId: set.CapabilitySetId,
      capabilitySet: { Capabilities: [{ ObjectType: 'SECURITY_MANAGEMENT', Read: false }] },
    });
    await expect.poll(async () => (await user.post(GetRoles.operation, { ownerCompanyId: userId })).status).toBe(403);
    const { Items } = await admin.call(GetAuditLog, { accountId: userId, mode: 'audit', limit: 1 });
    expect(Items[0]).toMatchObject({ Event: 'Roles of a user changed', Details: `Given: ${role.Name}` });
    expect((await admin.call(GetRoleAssignment, { userAccountId: userId })).Roles).toEqual(
      expect.arrayContaining(['User', role.Name]),
    );
  });

  it('are given and taken only by who holds all of their rights', async () => {
    const given = await admin.post(AssignRolesToUser.operation, {
      userAccountId: userId,
      roleIds: [await roleNamed('Marketplace owner')],
    });
    expect([given.status, given.message]).toEqual([
      403,
      'A role can be given only by somebody who holds all of its rights.',
    ]);
    await server.database.owner.insertInto('user_role').values({ user_account_id: userId, role_id: 1 }).execute();
    const taken = await admin.post(AssignRolesToUser.operation, { userAccountId: userId, roleIds: [] });
    expect(taken.status).toBe(403);
    await server.database.owner
      .deleteFrom('user_role')
      .where('role_id', '=', 1)
      .where('user_account_id', '=', userId)
      .execute();
  });

  it('are not one’s own to change, and not another company’s', async () => {
    const own = await admin.post(AssignRolesToUser.operation, {
      userAccountId: (await admin.me()).UserAccountId,
      roleIds: [await roleNamed('User')],
    });
    const above = await admin.post(AssignRolesToUser.operation, {
      userAccountId: (await reseller.me()).UserAccountId,
      roleIds: [],
    });
    const company_ = await admin.post(AssignRolesToUser.operation, { userAccountId: company, roleIds: [] });
    expect([own.status, above.status, company_.status]).toEqual([409, 404, 403]);
  });

  it('cannot be changed so that nobody is left who could change them back', async () => {
    const set = await admin.call(AddCapabilitySet, {
      ownerCompanyId: company,
      capabilitySet: { Name: named('Set') },
      copyOf: (await template('Company administration')).CapabilitySetId,
    });
    const role = await addRole([(await template('Self-service')).CapabilitySetId, set.CapabilitySetId]);
    const { owner } = server.database;
    const { UserAccountId } = await admin.me();
    const before = await owner
      .selectFrom('user_role')
      .selectAll()
      .where('user_account_id', '=', UserAccountId)
      .execute();
    await owner.updateTable('role').set({ reach: 'hierarchy' }).where('role_id', '=', role.RoleId).execute();
    await owner
      .updateTable('user_role')
      .set({ role_id: role.RoleId })
      .where('user_account_id', '=', UserAccountId)
      .execute();
    const lines = { Capabilities: [{ ObjectType: 'SECURITY_MANAGEMENT', Update: false }] };
    const refused = await admin.post(UpdateCapabilitySet.operation, {
      ownerCompanyId: company,
      capabilitySetId: set.CapabilitySetId,
      capabilitySet: lines,
    });
    expect([refused.status, refused.message]).toEqual([409, 'You would lose the right to manage roles yourself.']);
    for (const row of before)
      await owner
        .updateTable('user_role')
        .set({ role_id: row.role_id })
        .where('user_account_id', '=', UserAccountId)
        .execute();
  });
});

describe('the database', () => {
  it('refuses a right that the user of the transaction does not hold, even when a call forgot to ask', async () => {
    const set = await addSet(auditLog);
    const { UserAccountId } = await admin.me();
    const client = await server.database.pool.connect();
    const put = async (type: string, flags: string) => {
      await client.query('begin');
      await client.query(`select set_config('app.scope', '/', true), set_config('app.user', '${UserAccountId}', true)`);
      try {
        await client.query(
          `insert into capability_set_entry values (${set.CapabilitySetId}, '${type}', array['${flags}'])`,
        );
        return 'taken';
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await client.query('rollback');
      }
    };
    expect([await put('USER_EXPORT', 'Read'), await put('ADMINISTRATIVE', 'Read')]).toEqual(['taken', '42501']);
    client.release();
  });
});

/** Edges of rights: what hangs on a user is reached by his department, his company, his role, a template, a made-up id or many calls at once. */
import { inParallel, numbers } from '../visitors.ts';
import { addFactor, companyOf, type Member, member, rightsOf, signInOf } from './people.ts';
import { type Count, exactly, type Target } from './target.ts';

const flags = ['Create', 'Read', 'Update', 'Delete', 'Execute'];
const manages = { SECURITY_MANAGEMENT: flags, USER_ACCOUNT: flags };
const keeps = { DEPARTMENT_ACCOUNT: flags, COMPANY_ACCOUNT: flags, ACCOUNT_MOVE: ['Execute'] };

export async function rightEdges(target: Target): Promise<Count[]> {
  return [...(await branches(target)), ...(await roles(target)), ...(await ids(target)), ...(await races(target))];
}

const accepted = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;

async function department({ database }: Target, company: number): Promise<number> {
  const { rows } = await database.query(
    `insert into account (parent_account_id, account_type, display_name) values ($1, 'Department', 'Attacked')
    returning account_id as id`,
    [company],
  );
  return Number(rows[0].id);
}

/** A stronger user is not ended or moved with what he stands in. */
async function branches(target: Target): Promise<Count[]> {
  const { database } = target;
  const company = await companyOf(target, 'admin');
  const [there, elsewhere] = [await department(target, company), await department(target, company)];
  const victim = await member(target, { rights: { SYSTEM_AUDIT_LOG: ['Read'] } });
  await database.query('update account set parent_account_id = $1 where account_id = $2', [there, victim.id]);
  const caller = await member(target, { rights: { ...manages, ...keeps } });
  const before = await signInOf(target, victim.id);
  const end = { terminationReason: 'Other', remark: 'x' };
  const tried = [];
  for (const accountId of [there, victim.id]) {
    tried.push(
      await caller.client.post('Account/TerminateAccount', { accountId, ...end }),
      await caller.client.post('Account/TerminateAccount', {
        accountId,
        ...end,
        terminationDate: '2031-01-01T00:00:00Z',
      }),
      await caller.client.post('Account/MoveAccount', { accountId, newParentAccountId: elsewhere }),
    );
  }
  const { data: movable } = await caller.client.post('Account/GetMovableAccounts', { limit: 1000 });
  const offered = (movable as { Items: { AccountId: number }[] }).Items.map(({ AccountId }) => AccountId);
  const empty = await caller.client.post('Account/MoveAccount', { accountId: elsewhere, newParentAccountId: there });
  return [
    exactly('a stronger user ended or moved, himself or with his department: accepted', accepted(tried), 0),
    exactly('the same: changed', Number((await signInOf(target, victim.id)) !== before), 0),
    exactly('the same: offered to be moved', offered.filter((id) => id === there || id === victim.id).length, 0),
    exactly('an empty department moved by the same person: accepted', accepted([empty]), 1),
  ];
}

/** Roles and sets as a way to more. */
async function roles(target: Target): Promise<Count[]> {
  const ownerCompanyId = await companyOf(target, 'admin');
  const caller = await member(target, { rights: manages });
  const narrow = await member(target, { rights: manages, reach: 'own' });
  const post = (name: string, input: object, by: Member = caller) =>
    by.client.post(`Account/${name}`, { ownerCompanyId, ...input });
  const set = async (Capabilities: object[]) =>
    (
      (await post('AddCapabilitySet', { capabilitySet: { Name: crypto.randomUUID(), Capabilities } })).data as {
        CapabilitySetId: number;
      }
    ).CapabilitySetId;
  const own = await set([{ ObjectType: 'USER_ACCOUNT', Read: true }]);
  const role = (CapabilitySetIds: number[], more: object = {}) => ({
    role: { Name: crypto.randomUUID(), Reach: 'hierarchy', CapabilitySetIds, ...more },
  });
  const made = await post('AddRole', role([own]));
  const { RoleId: roleId } = made.data as { RoleId: number };
  const raise = { ObjectType: 'ADMINISTRATIVE', Execute: true };
  const { rows } = await target.database.query(
    `select capability_set_id as id from capability_set where owner_company_id not in (1, $1)`,
    [ownerCompanyId],
  );
  const foreign = [];
  for (const { id } of rows) foreign.push(await post('AddRole', role([Number(id)])));
  const more = [
    await post('UpdateCapabilitySet', { capabilitySetId: own, capabilitySet: { Capabilities: [raise] } }),
    await post('UpdateCapabilitySet', {
      capabilitySetId: own,
      capabilitySet: { Capabilities: [{ ObjectType: 'USER_ACCOUNT', Hierarchy: true }] },
    }),
    await post('AddCapabilitySet', {
      capabilitySet: { Name: 'x', Capabilities: [{ ObjectType: 'MADE_UP', Read: true }] },
    }),
    await post('AddCapabilitySet', {
      capabilitySet: { Name: 'y', Capabilities: [{ ObjectType: '__proto__', Read: true }] },
    }),
    await post('UpdateRole', { roleId, ...role([own, 1]) }),
    await post('AddRole', role([1])),
  ];
  const wider = [
    await post('AddRole', role([own]), narrow),
    await narrow.client.post('Account/AssignRolesToUser', { userAccountId: narrow.id, roleIds: [roleId] }),
    await caller.client.post('Account/AssignRolesToUser', { userAccountId: caller.id, roleIds: [roleId] }),
  ];
  return [
    exactly(`roles with ${rows.length} sets of other companies: accepted`, accepted(foreign), 0),
    exactly('rights that one lacks, into a set or a role of one’s own: accepted', accepted(more), 0),
    exactly('a wider view than one’s own, or roles for oneself: accepted', accepted(wider), 0),
    exactly('a role of rights that one holds: accepted', accepted([made]), 1),
  ];
}

/** Ids that are nobody's, too large, negative or many. */
async function ids(target: Target): Promise<Count[]> {
  const caller = await member(target, { rights: { ...manages, ...keeps } });
  await addFactor(target, caller.id);
  const victim = await member(target, { rights: {}, reach: 'own' });
  const before = [...(await rightsOf(target, victim.id))].sort().join();
  const odd = [0, -1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1.5, Number.MAX_VALUE];
  const answers = [];
  for (const id of odd) {
    answers.push(
      await caller.client.post('Account/AssignRolesToUser', { userAccountId: victim.id, roleIds: [id] }),
      await caller.client.post('Account/AssignRolesToUser', { userAccountId: id, roleIds: [] }),
      await caller.client.post('Account/SaveAccount', { accountId: id, values: { Email: 'odd@attacker.example' } }),
      await caller.client.post('Account/UpdateRole', {
        ...{ ownerCompanyId: id, roleId: id },
        role: { Name: 'x', Reach: 'own', CapabilitySetIds: [id] },
      }),
      await caller.client.post('Mail/ReadMail', { mailId: id }),
    );
  }
  answers.push(
    await caller.client.post('Account/AssignRolesToUser', {
      userAccountId: victim.id,
      roleIds: Array.from({ length: 5000 }, () => 1),
    }),
  );
  const after = [...(await rightsOf(target, victim.id))].sort().join();
  return [
    exactly(`${answers.length} calls with ids that are nobody’s: accepted`, accepted(answers), 0),
    exactly('the same: failures of the server', answers.filter(({ status }) => status >= 500).length, 0),
    exactly('the same: rights of the user changed', Number(before !== after), 0),
  ];
}

/** A user becomes stronger while many calls change his sign-in: none that comes after counts. */
async function races(target: Target): Promise<Count[]> {
  const { database } = target;
  const caller = await member(target, { rights: { ...manages, USER_CHANGE_STATUS: ['Update'] } });
  const { rows } = await database.query("select role_id as id from role where name = 'Marketplace owner'");
  const victims = [];
  for (const _ of numbers(20)) victims.push(await member(target, { rights: {}, reach: 'own' }));
  const late = await inParallel(victims, 1, async (victim) => {
    const calls = numbers(5).map((number) =>
      caller.client.at(target.servers[number % 2] ?? target.servers[0]).post('Account/SaveAccount', {
        accountId: victim.id,
        values: { Firstname: `Raced ${number}` },
      }),
    );
    await database.query('insert into user_role (user_account_id, role_id) values ($1, $2)', [victim.id, rows[0].id]);
    await Promise.all(calls);
    const before = await signInOf(target, victim.id);
    const after = await caller.client.post('Account/SaveAccount', {
      accountId: victim.id,
      values: { Firstname: 'Too late' },
    });
    return after.status === 200 || (await signInOf(target, victim.id)) !== before;
  });
  return [exactly('users who have just become stronger: changed after that', late.filter(Boolean).length, 0)];
}

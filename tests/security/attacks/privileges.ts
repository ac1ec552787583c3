/** Every role against every other in one company, by every call that writes: nobody gains a right that he lacks, or touches how somebody signs in who has it. */
import type { AnyOperation } from '../../../src/define/contract/operation.ts';
import { sampleInput } from '../../contract/world/sample-inputs.ts';
import { addFactor, companyOf, type Member, member, rightsOf, signInOf } from './people.ts';
import { type Count, exactly, type Target } from './target.ts';

const writing = Object.values(
  import.meta.glob<AnyOperation>('../../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
).filter(({ kind, operation }) => kind === 'write' && operation !== 'Authorization/Logout');

export async function privileges(target: Target): Promise<Count[]> {
  const { rows } = await target.database.query('select role_id as id, name from portolan.role order by role_id');
  const roles = rows as { id: number; name: string }[];
  const victims: Member[] = [];
  for (const { id } of roles) victims.push(await member(target, { role: id }));
  const sums = { tries: 0, pairs: 0, touched: 0, gained: 0, helped: 0 };
  for (const { id, name } of roles) {
    const giver = await member(target, { role: id });
    const accomplice = await member(target, { rights: {}, reach: 'own' });
    const held = await rightsOf(target, giver.id);
    const world = await worldOf(target);
    sums.tries += (await inTurn(giver, await gifts(target, giver, accomplice))).length;
    sums.gained += await gains(target, [giver, accomplice], held, world);
    for (const victim of victims) {
      const caller = await member(target, { role: id });
      await addFactor(target, caller.id);
      const [mine, his] = [await rightsOf(target, caller.id), await rightsOf(target, victim.id)];
      const isStronger = [...his].some((one) => !one.startsWith('sees') && !mine.has(one));
      const before = await signInOf(target, victim.id);
      const around = await worldOf(target);
      const tried = isStronger ? [...everyWrite(victim.id), ...touching(victim.id)] : touching(victim.id).slice(0, 1);
      const statuses = await inTurn(caller, tried);
      sums.tries += statuses.length;
      if (isStronger) {
        sums.pairs += 1;
        const after = await signInOf(target, victim.id);
        if (after !== before) {
          sums.touched += 1;
          console.error(`${name} touched a user:\n${before}\n${after}`);
        }
      } else if (statuses[0] === 200) sums.helped += 1;
      sums.gained += await gains(target, [caller], mine, around);
    }
  }
  return [
    exactly(`${sums.tries} writes of ${sums.pairs} pairs of roles: users with other rights touched`, sums.touched, 0),
    exactly(`${roles.length * victims.length} pairs of roles: rights gained that the caller lacks`, sums.gained, 0),
    { name: 'the same on users who may do less: helped', found: sums.helped, least: 3, most: roles.length ** 2 },
  ];
}

async function inTurn({ client }: Member, calls: readonly (readonly [string, object])[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [name, input] of calls) statuses.push((await client.post(name, input)).status);
  return statuses;
}

/** The sample of each call, about the victim. */
const everyWrite = (victim: number): [string, object][] =>
  writing.map((operation) => [operation.operation, sampleInput(operation, victim)]);

/** What a sample does not do: change, end, move, and work in his name. */
const touching = (userAccountId: number): [string, object][] => [
  ['Account/SaveAccount', { accountId: userAccountId, values: { Email: `${crypto.randomUUID()}@attacker.example` } }],
  ['Account/SaveAccount', { accountId: userAccountId, values: { Firstname: 'Taken', Lastname: 'Over' } }],
  ['Account/SaveAccount', { accountId: userAccountId, values: { Status: 'Disabled' } }],
  ['Account/SaveAccount', { accountId: userAccountId, values: { IsAdministrator: true, Username: 'taken' } }],
  ['Account/SetMFAExemption', { userAccountId, exempt: true }],
  ['Account/AssignRolesToUser', { userAccountId, roleIds: [] }],
  ['Account/TerminateAccount', { accountId: userAccountId, terminationReason: 'Other', remark: 'x' }],
  [
    'Account/TerminateAccount',
    { accountId: userAccountId, terminationReason: 'Other', remark: 'x', terminationDate: '2030-01-01T00:00:00Z' },
  ],
  ['Account/MoveAccount', { accountId: userAccountId, newParentAccountId: 100_737 }],
  ['Authorization/Impersonate', { userAccountId }],
];

/** Rights for an accomplice, for a new user, for a role or a set that one has or could have. */
async function gifts(target: Target, { id }: Member, accomplice: Member): Promise<[string, object][]> {
  const ownerCompanyId = await companyOf(target, 'admin');
  const { rows: sets } = await target.database.query('select capability_set_id as id from portolan.capability_set');
  const { rows: roles } = await target.database.query('select role_id as id, name from portolan.role');
  const email = () => `${crypto.randomUUID()}@attacker.example`;
  const named = (CapabilitySetIds: number[]) => ({ Name: crypto.randomUUID(), Reach: 'hierarchy', CapabilitySetIds });
  const everything = [{ ObjectType: 'ADMINISTRATIVE', Read: true, Execute: true }];
  return [
    ...roles.flatMap(({ id: role, name }): [string, object][] => [
      ['Account/AssignRolesToUser', { userAccountId: accomplice.id, roleIds: [Number(role)] }],
      ['Account/AssignRolesToUser', { userAccountId: id, roleIds: [Number(role)] }],
      ['Account/UpdateRole', { ownerCompanyId, roleId: Number(role), role: { ...named([1]), Name: name } }],
      [
        'Account/CreateAccount',
        {
          parentAccountId: ownerCompanyId,
          accountType: 'User',
          values: { Firstname: 'Gift', Lastname: 'Gift', Email: email() },
          roleIds: [Number(role)],
        },
      ],
    ]),
    ...sets.flatMap(({ id: set }): [string, object][] => [
      ['Account/AddRole', { ownerCompanyId, role: named([Number(set)]) }],
      [
        'Account/UpdateCapabilitySet',
        { ownerCompanyId, capabilitySetId: Number(set), capabilitySet: { Capabilities: everything } },
      ],
    ]),
    ['Account/AddCapabilitySet', { ownerCompanyId, capabilitySet: { Name: email(), Capabilities: everything } }],
    ['Account/AddCapabilitySet', { ownerCompanyId, capabilitySet: { Name: email() }, copyOf: 1 }],
  ];
}

/** What roles and sets give, one line for each right of each; beside it the rows to bring back. */
const lines = `select r.role_id || ' gives ' || e.object_type || ' ' || flag as line, e.object_type || ' ' || flag as one
    from role r join role_capability_set using (role_id) join capability_set_entry e using (capability_set_id) cross join unnest(e.flags) flag
  union select e.capability_set_id || ' holds ' || e.object_type || ' ' || flag, e.object_type || ' ' || flag
    from capability_set_entry e cross join unnest(e.flags) flag`;
const kept = ['role', 'capability_set', 'capability_set_entry', 'role_capability_set'];

interface World {
  readonly lines: ReadonlySet<string>;
  restore(): Promise<void>;
}

/** Roles, sets and people as they are now; what is made later can be taken away again. */
async function worldOf({ database }: Target): Promise<World> {
  const { rows } = await database.query(lines);
  for (const table of kept) await database.query(`create temp table kept_${table} as table ${table}`);
  const gifts = "(select account_id from account where display_name = 'Gift Gift')";
  return {
    lines: new Set(rows.map(({ line }) => line as string)),
    restore: async () => {
      await database.query(
        `delete from user_role where user_account_id in ${gifts} or role_id not in (select role_id from kept_role)`,
      );
      await database.query("update account set display_name = 'Former gift' where display_name = 'Gift Gift'");
      await database.query('delete from role_capability_set');
      await database.query('delete from capability_set_entry');
      await database.query('delete from role where role_id not in (select role_id from kept_role)');
      await database.query(
        'update role set name = k.name, reach = k.reach from kept_role k where k.role_id = role.role_id',
      );
      await database.query('update capability_set set copy_of_capability_set_id = null');
      await database.query(
        'delete from capability_set where capability_set_id not in (select capability_set_id from kept_capability_set)',
      );
      await database.query('insert into capability_set_entry table kept_capability_set_entry');
      await database.query('insert into role_capability_set table kept_role_capability_set');
      for (const table of kept) await database.query(`drop table kept_${table}`);
    },
  };
}

/** Rights beyond those of the first person that he, the others, a new user, a role or a set has got since; these then go. */
async function gains(
  target: Target,
  people: readonly Member[],
  before: ReadonlySet<string>,
  world: World,
): Promise<number> {
  const { database } = target;
  const found = new Set<string>();
  const { rows: given } = await database.query("select account_id as id from account where display_name = 'Gift Gift'");
  for (const id of [...people.map((one) => one.id), ...given.map((one) => Number(one.id))]) {
    for (const one of await rightsOf(target, id)) {
      const isReach = one.startsWith('sees');
      if (!before.has(one) && one !== 'LOGIN Execute' && (!isReach || id === people[0]?.id)) found.add(`${id} ${one}`);
    }
  }
  const { rows } = await database.query(lines);
  for (const { line, one } of rows) if (!world.lines.has(line) && !before.has(one)) found.add(line);
  if (found.size) console.error([...found].join('\n'));
  await world.restore();
  return found.size;
}

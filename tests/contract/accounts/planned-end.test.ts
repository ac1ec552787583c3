/** Planned ends of which one fails or takes long: the others are done, and nobody waits for it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import GetTerminationInfo from '../../../manifests/operations/Account/GetTerminationInfo.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let company: number;
let department: number;
let person: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  company = (await admin.me()).CompanyAccount.AccountId;
  department = await create('Department', company);
  person = await create('User', department);
});
afterAll(() => server.close());

let number = 0;
const create = async (accountType: 'Department' | 'User', parentAccountId: number): Promise<number> => {
  number += 1;
  const values =
    accountType === 'User'
      ? { Firstname: 'Ada', Lastname: `Kurz ${number}`, Email: `ada.${number}@fails.example` }
      : { DepartmentName: `Werft ${number}` };
  return (await admin.call(CreateAccount, { parentAccountId, accountType, values })).AccountId;
};
const stateOf = async (accountId: number) => (await admin.call(LoadAccountById, { accountId })).AccountState;
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const end = (accountId: number, more: object) =>
  admin.post(TerminateAccount.operation, { accountId, terminationReason: 'Price', ...more });

describe('a planned end that fails', () => {
  /** As if something of the account could not be saved. */
  const breakAccount = (accountId: number) =>
    sql
      .raw(
        `create or replace function refuse_end() returns trigger language plpgsql as $$ begin raise 'this account cannot end'; end $$;
         create trigger refuse_end before update of account_state on account for each row when (old.account_id = ${accountId}) execute function refuse_end()`,
      )
      .execute(server.database.owner);
  const mend = () => sql`drop trigger refuse_end on account`.execute(server.database.owner);
  const now = async () => {
    await sql`update termination set due_utc = now() - interval '1 hour', next_try_utc = now() - interval '1 second' where state = 'Scheduled'`.execute(
      server.database.owner,
    );
    await sql`delete from job where name = 'terminate'; insert into job (name, payload) values ('terminate', '{}')`.execute(
      server.database.owner,
    );
    await server.work();
  };
  const planOf = (accountId: number) =>
    server.database.owner
      .selectFrom('termination')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();

  it('stops no other one, leaves nothing, and is tried again, each time later', async () => {
    const others = await Promise.all([1, 2, 3].map(() => create('Department', company)));
    const inside = await create('User', department);
    for (const one of [department, ...others]) expect((await end(one, { terminationDate: days(2) })).status).toBe(200);
    await breakAccount(inside);
    await now();
    expect(await Promise.all(others.map(stateOf))).toEqual(['Terminated', 'Terminated', 'Terminated']);
    expect(await Promise.all([department, person, inside].map(stateOf))).toEqual(['Active', 'Active', 'Active']);
    const waits: number[] = [];
    for (const tries of [1, 2, 3]) {
      if (tries > 1) await now();
      const plan = await planOf(department);
      expect(plan).toMatchObject({ state: 'Scheduled', tries, ended_utc: null });
      expect((await admin.call(GetTerminationInfo, { accountId: department })).Problem).toBe(
        'The application has encountered an unknown error',
      );
      waits.push((plan.next_try_utc?.getTime() ?? 0) - Date.now());
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[2]).toBeGreaterThan(2 * (waits[0] ?? 0));
    const { Items } = await admin.call(GetAuditLog, { accountId: department, mode: 'audit', limit: 2 });
    expect(Items.map(({ Event, User }) => [Event, User?.AccountId])).toEqual(
      Items.map(() => ['Planned termination postponed', expect.any(Number)]),
    );
    await mend();
    await now();
    expect(await Promise.all([department, person, inside].map(stateOf))).toEqual([
      'Terminated',
      'Terminated',
      'Terminated',
    ]);
  });

  it('does not hold up the writes of others: each end is a transaction of its own', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => create('Department', company)));
    for (const one of [first, second]) await end(one ?? 0, { terminationDate: days(2) });
    // The second end waits for a lock, long after the first one is done and logged.
    const holder = await server.database.pool.connect();
    const database = server.database.owner;
    await sql`create table gate (closed boolean)`.execute(database);
    await sql`grant all on gate to ${sql.id(server.database.server.user ?? '')}`.execute(database);
    await sql
      .raw(
        `create or replace function wait_at_gate() returns trigger language plpgsql as $$ begin lock table gate in share mode; return new; end $$;
         create trigger wait_at_gate before update of account_state on account for each row when (old.account_id = ${second}) execute function wait_at_gate()`,
      )
      .execute(database);
    await holder.query('begin; lock table gate in access exclusive mode');
    const working = now();
    try {
      await expect.poll(() => stateOf(first ?? 0), { timeout: 5000 }).toBe('Terminated');
      expect((await admin.post('Authorization/SetLanguage', { languageCode: 'pl' })).status).toBe(200);
      expect(await stateOf(second ?? 0)).toBe('Active');
    } finally {
      await holder.query('rollback');
      holder.release();
      await working;
    }
    expect(await stateOf(second ?? 0)).toBe('Terminated');
    await sql`drop trigger wait_at_gate on account; drop table gate`.execute(database);
  });
});

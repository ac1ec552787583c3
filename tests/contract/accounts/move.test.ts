/** Moving accounts over HTTP: where to, who may, what moves along, and what sessions see afterwards (CALL-049). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import GetMovableAccounts from '../../../manifests/operations/Account/GetMovableAccounts.ts';
import GetMoveInfo from '../../../manifests/operations/Account/GetMoveInfo.ts';
import GetMoveTargets from '../../../manifests/operations/Account/GetMoveTargets.ts';
import GetRolesForUser from '../../../manifests/operations/Account/GetRolesForUser.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import MoveAccount from '../../../manifests/operations/Account/MoveAccount.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { withoutSales } from '../subscriptions/without-sales.ts';

let server: TestServer;
let admin: Caller;
let owner: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, owner] = [await server.as('admin'), await server.as('owner')];
  company = (await admin.me()).CompanyAccount.AccountId;
});
afterAll(() => server.close());

let number = 0;
const department = async (parentAccountId: number, caller = admin): Promise<number> => {
  number += 1;
  const values = { DepartmentName: `Dock ${number}` };
  return (await caller.call(CreateAccount, { parentAccountId, accountType: 'Department', values })).AccountId;
};
const person = async (parentAccountId: number, more: object = {}, caller = admin): Promise<number> => {
  number += 1;
  const values = { Firstname: 'Ada', Lastname: `Weg ${number}`, Email: `ada.${number}@moves.example`, ...more };
  return (await caller.call(CreateAccount, { parentAccountId, accountType: 'User', values })).AccountId;
};
const move = (accountId: number, newParentAccountId: number, caller = admin) =>
  caller.post(MoveAccount.operation, { accountId, newParentAccountId });
const aboveOf = async (accountId: number, caller = admin) =>
  (await caller.call(LoadAccountById, { accountId })).Hierarchy.map(({ AccountId }) => AccountId);
/** Another company of the world, with whom nobody here has to do. */
const otherCompany = async (): Promise<number> =>
  (
    await server.database.owner
      .selectFrom('account')
      .select('account_id')
      .where('account_type', '=', 'Company')
      .where('account_state', '=', 'Active')
      .where('account_id', '<>', company)
      .executeTakeFirstOrThrow()
  ).account_id;

describe('a move', () => {
  it('takes everything below along and stands in the log', async () => {
    const [from, to] = [await department(company), await department(company)];
    const inner = await department(from);
    const somebody = await person(inner);
    expect(await admin.call(GetMoveInfo, { accountId: from })).toMatchObject({ Below: 2, Users: 1 });
    expect((await move(from, to)).status).toBe(200);
    expect(await aboveOf(somebody)).toEqual([company, to, from, inner]);
    const [entry] = (await admin.call(GetAuditLog, { accountId: from, mode: 'audit', limit: 1 })).Items;
    const names = await Promise.all([company, to].map((accountId) => admin.call(LoadAccountById, { accountId })));
    expect([entry?.Event, entry?.Details]).toEqual([
      'Account moved',
      names.map(({ DisplayName }) => DisplayName).join(' → '),
    ]);
  });

  it('waits until an end is cancelled that a former seller planned, and takes its own people’s plans along', async () => {
    const reseller = await server.as('reseller');
    const seller = (await reseller.me()).CompanyAccount.AccountId;
    const there = await server.database.owner
      .selectFrom('account')
      .select('account_id')
      .where('account_type', '=', 'Reseller')
      .where('account_state', '=', 'Active')
      .where('path', 'not like', `%/${seller}/%`)
      .where('parent_account_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const own = await department(company);
    const inner = await department(own);
    const input = { terminationReason: 'Price', terminationDate: '2099-02-01T00:00:00Z' };
    const [foreign, mine] = [await department(company), await department(company)];
    expect((await reseller.post('Account/TerminateAccount', { accountId: foreign, ...input })).status).toBe(200);
    expect((await admin.post('Account/TerminateAccount', { accountId: mine, ...input })).status).toBe(200);
    expect((await owner.call(GetMoveInfo, { accountId: company })).PlannedEnds).toBe(2);
    await withoutSales(server.database.owner, company);
    const refused = await move(company, there.account_id, owner);
    expect([refused.status, refused.message]).toEqual([
      409,
      expect.stringMatching(
        /^The end of Dock \d+ is planned for Feb 01, 2099 by somebody who could not see it in the new place\. Cancel that first\.$/,
      ),
    ]);
    // Within what its planner sees it moves with its plan.
    expect((await move(foreign, own, admin)).status).toBe(200);
    expect((await admin.post('Account/CancelScheduledTermination', { accountId: foreign })).status).toBe(200);
    const before = (await aboveOf(company, owner)).at(-1) ?? 0;
    expect((await move(company, there.account_id, owner)).status).toBe(200);
    // The administrator's session hears a moment later where his company stands now.
    const planned = async () => (await admin.post(LoadAccountById.operation, { accountId: mine })).data;
    await expect.poll(planned).toMatchObject({ TerminatesUtc: '2099-02-01T00:00:00Z' });
    expect(await aboveOf(inner)).toEqual([company, own]);
    expect((await move(company, before, owner)).status).toBe(200);
  });

  it('changes at once what an open session sees', async () => {
    const user = await server.as('user');
    const { UserAccountId } = await user.me();
    const to = await department(company);
    expect((await move(UserAccountId, to)).status).toBe(200);
    await expect.poll(async () => (await user.me()).AccountPath.split('/').at(-2)).toBe(String(to));
    expect((await user.post(LoadAccountById.operation, { accountId: UserAccountId })).status).toBe(200);
  });

  it('goes where the type may stand, not below itself, and somewhere else', async () => {
    const from = await department(company);
    const inner = await department(from);
    const somebody = await person(from);
    const refusals = [
      await move(from, inner),
      await move(from, from),
      await move(from, somebody),
      await move(from, company),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(refusals[0]?.message).toBe('An account cannot move below itself.');
    expect(refusals[2]?.message).toMatch(/^An account of this type cannot stand below Ada/);
    const targets = await admin.call(GetMoveTargets, { accountId: from, limit: 1000 });
    const offered = targets.Items.map(({ AccountId }) => AccountId);
    for (const accountId of [from, inner, somebody, company]) expect(offered).not.toContain(accountId);
    expect(offered.length).toBeGreaterThan(0);
  });

  it('stays within the branch of the caller on both sides', async () => {
    const mine = await department(company);
    const foreign = await otherCompany();
    const out = await move(mine, foreign);
    const absent = await move(mine, 999_999_999);
    expect([out.status, absent.status]).toEqual([404, 404]);
    expect(out.message?.replace(String(foreign), 'N')).toBe(absent.message?.replace('999999999', 'N'));
    const theirs = await department(foreign, owner);
    expect((await move(theirs, company)).status).toBe(404);
    expect((await move(company, foreign)).status).toBe(409);
    expect((await move((await admin.me()).UserAccountId, mine)).status).toBe(409);
    const movable = await admin.call(GetMovableAccounts, { limit: 1000 });
    expect(movable.Items.map(({ AccountId }) => AccountId)).not.toContain(company);
  });

  it('needs the right, and an account that lives', async () => {
    const approver = await server.as('approver');
    expect((await move(await department(company), company, approver)).status).toBe(403);
    const [gone, to] = [await department(company), await department(company)];
    await server.database.owner
      .updateTable('account')
      .set({ account_state: 'Terminated', terminated_utc: new Date() })
      .where('account_id', '=', gone)
      .execute();
    expect([(await move(gone, to)).status, (await move(to, gone)).status]).toEqual([409, 409]);
  });

  it('of two that would make a ring one is done', async () => {
    const [left, right] = [await department(company), await department(company)];
    const answers = await Promise.all([move(left, right), move(right, left)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps what is made below meanwhile on the new path', async () => {
    const [from, to] = [await department(company), await department(company)];
    const made = Array.from({ length: 6 }, () => person(from));
    await Promise.all([...made, move(from, to)]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from account child join account above on above.account_id = child.parent_account_id
      where child.path <> above.path || child.account_id || '/'`.execute(server.database.owner);
    expect(rows[0]?.n).toBe(0);
  });
});

describe('a move to another company', () => {
  it('leaves the roles behind that are not offered there', async () => {
    const somebody = await person(company);
    const database = server.database.owner;
    const own = await database
      .selectFrom('role')
      .select('role_id')
      .where('owner_company_id', '=', company)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('user_role')
      .values([
        { user_account_id: somebody, ...own },
        { user_account_id: somebody, role_id: 5 },
      ])
      .execute();
    const foreign = await otherCompany();
    expect((await move(somebody, foreign, owner)).status).toBe(200);
    const roles = await owner.call(GetRolesForUser, { userAccountId: somebody });
    expect(roles.map(({ RoleId }) => RoleId)).toEqual([5]);
    expect((await admin.post(LoadAccountById.operation, { accountId: somebody })).status).toBe(404);
  });

  it('is refused when somebody there has the e-mail address', async () => {
    const foreign = await otherCompany();
    const Email = 'twin@moves.example';
    await person(foreign, { Email, Username: 'twin.there' }, owner);
    const somebody = await person(company, { Email, Username: 'twin.here' });
    const refused = await move(somebody, foreign, owner);
    expect([refused.status, refused.message]).toEqual([
      409,
      'Somebody else in the company has the e-mail address twin@moves.example already.',
    ]);
    expect(await aboveOf(somebody)).toEqual([company]);
  });
});

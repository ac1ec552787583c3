/**
 * What others have changes nothing of one's own: calls are answered the same before and after neighbours get rows of every
 * kind, and what somebody writes leaves the rows of the others as they were. Everybody holds every right here.
 */
import { sql } from 'kysely';
import RemoveSignOnLink from '../../manifests/operations/Account/RemoveSignOnLink.ts';
import { objectTypes } from '../../src/define/contract/capability.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { limits } from '../../src/rules/limits.ts';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { sampleInput, swept, withId } from '../contract/world/sample-inputs.ts';
import { absentId, makeRow, makeThing, thingKinds } from '../contract/world/things.ts';
import type { World } from '../contract/world/world.ts';
import { full, giveOnly } from '../database/rights.ts';
import { type Caller, type DemoUser, demoUsers, type TestServer } from '../database/server.ts';
import { makeRows } from './kept-rows.ts';
import { isOfDeals, namedInputs, partiesOf, type Swept } from './sweep.ts';
import { guarded, isOwn } from './whose.ts';

/** Before anybody signs in. In the company above all others somebody sees no more than himself. */
export async function arrangeNeighbours(server: TestServer): Promise<void> {
  const { rows } = await sql<{ user_account_id: number; username: DemoUser }>`
    select user_account_id, username from credential where username = any (${[...demoUsers]})`.execute(
    server.database.owner,
  );
  for (const { user_account_id, username } of rows)
    await giveOnly(server, user_account_id, {
      rights: full(...objectTypes),
      reach: username === 'owner' ? 'own' : 'hierarchy',
    });
  await makeRows(server);
  // The name of who asks for second factors is known to those who see him.
  await sql`insert into mfa_policy (account_id, is_enforced, is_enforced_below) values (1, true, true)
    on conflict (account_id) do update set is_enforced_below = true`.execute(server.database.owner);
}

/** Ends what is under way, or somebody's session. */
const left = /^(Authorization|SelfCare)\/|^Job\/|^Export\//;
const reads = swept.filter(({ kind, operation }) => kind === 'read' && !left.test(operation));
const writes = swept.filter(({ kind, operation }) => kind === 'write' && !left.test(operation));
export const ofNeighbours: readonly AnyOperation[] = [...reads, ...writes];

export async function sweepNeighbours(
  server: TestServer,
  world: World,
  name: DemoUser,
  operations: readonly AnyOperation[],
): Promise<Swept> {
  const caller = await server.as(name);
  const me = await caller.me();
  const { rows } = await sql<{ branch: string }>`select portolan.scope_of(${me.UserAccountId}) as branch`.execute(
    server.database.owner,
  );
  const branch = rows[0]?.branch ?? '/none/';
  const others: CurrentUserData[] = [];
  for (const each of demoUsers) {
    const other = await (await server.as(each)).me();
    if (!world.place(other.UserAccountId)?.path.startsWith(branch)) others.push(other);
  }
  const faults: string[] = [];
  const asked = operations.filter(({ kind }) => kind === 'read');
  // Whoever sees only himself still works on what his company has.
  const company = world.place(me.CompanyAccount.AccountId)?.path ?? branch;
  const changing = operations.filter(({ kind }) => kind === 'write');
  const written = await writesOf(server, caller, me, company, changing);
  const before = await answersOf(caller, me, asked);
  const again = await answersOf(caller, me, asked);
  for (const other of others) await crowd(server, other, me);
  // Of those above one is told no more than their names.
  await sql`update account set account_identificator = account_id || '-' || floor(random() * 1000000)
    where ${company} ^@ path and not path ^@ ${branch} and account_id <> ${me.CompanyAccount.AccountId}`.execute(
    server.database.owner,
  );
  const after = await answersOf(caller, me, asked);
  const dealing = new Set(asked.filter(isOfDeals).map(({ operation }) => operation));
  const parties = await partiesOf(server, me);
  for (const [call, answer] of before) {
    // What tells the time is another answer each time.
    if (again.get(call) === answer && after.get(call) !== answer)
      faults.push(`${call} answers ${after.get(call)} once others have more, ${answer} before`);
    const said: unknown = JSON.parse(after.get(call) ?? 'null');
    // Who helps stands above those whom he helps.
    if (call.startsWith('Account/GetSupportDetails')) continue;
    const isDealing = dealing.has(call.split(' ')[0] ?? '');
    const isKnown = (each: string) => each === me.CompanyAccount.DisplayName || (isDealing && parties.has(each));
    const names = world.namesOutside(said, branch).filter((each) => !isKnown(each));
    faults.push(...names.map((each) => `${call} answers the name of ${each}`));
  }
  const rewritten = await writesOf(server, caller, me, company, changing);
  for (const [call, status] of written.statuses)
    if (counted.test(call) && rewritten.statuses.get(call) !== status)
      faults.push(`${call} answers ${rewritten.statuses.get(call)} once others have more, ${status} before`);
  faults.push(...rewritten.faults);
  faults.push(...(await thingsOfOthers(caller, server, me, others, operations)));
  return { faults, cases: operations.length };
}

/** So many of them one may have; whatever else is written twice may meet what was written first. */
const counted = /^ListView\/|^Account\/SetupTwoFactorMethod/;

async function answersOf(caller: Caller, me: CurrentUserData, operations: readonly AnyOperation[]) {
  const answers = new Map<string, string>();
  for (const operation of operations)
    for (const about of [me.UserAccountId, me.CompanyAccount.AccountId]) {
      const { status, data } = await caller.post(operation.operation, sampleInput(operation, about));
      answers.set(`${operation.operation} about ${about}`, JSON.stringify([status, data], withoutNow));
    }
  return answers;
}

/** When a session was last used is another answer each minute, whoever has more. */
const withoutNow = (name: string, value: unknown): unknown => (name === 'LastSeenUtc' ? undefined : value);

/** More of everything for somebody, also on the account of the one who is looked at. */
async function crowd(server: TestServer, other: CurrentUserData, me: CurrentUserData): Promise<void> {
  for (const kind of thingKinds) await makeThing(server, kind, other);
  const { example } = RemoveSignOnLink;
  await makeRow(server, 'sign_on_identity', other, example.input);
  for (const table of ['sign_on_identity', 'invitation', 'outgoing_mail', 'password_link'])
    await makeRow(server, table, other);
  // What only his vendor knows: no business between two, and in sight in his branch alone.
  await makeRow(server, 'drift', other, { kind: 'UnknownAtUs', owner_account_id: other.CompanyAccount.AccountId });
  await noteOf(server, other, me);
  const { owner } = server.database;
  await sql`insert into user_role (user_account_id, role_id) select ${other.UserAccountId}, max(role_id) from role on conflict do nothing`.execute(
    owner,
  );
  await sql`insert into authentication_method (user_account_id, kind, name, enabled_utc)
    select ${other.UserAccountId}, 'Email', 'Mail', now() from generate_series(1, 20)`.execute(owner);
  await sql`insert into list_view (user_account_id, list_key, name, state, is_default)
    select ${other.UserAccountId}, '/accounts#0', 'Full ' || n, 'page=2', false from generate_series(1, ${limits.listViews}::int) n
    on conflict do nothing`.execute(owner);
  await sql`update list_view set is_default = true where list_view_id = (select max(list_view_id) from list_view
    where user_account_id = ${other.UserAccountId} and list_key = '/accounts#0')
    and not exists (select from list_view d where d.user_account_id = ${other.UserAccountId} and d.list_key = '/accounts#0' and d.is_default)`.execute(
    owner,
  );
}

const noteOf = (server: TestServer, author: CurrentUserData, on: CurrentUserData) =>
  makeRow(server, 'account_note', author, { account_id: on.CompanyAccount.AccountId });

/** With things of one's own: they go through, and no row of anybody else is another one afterwards. */
async function writesOf(
  server: TestServer,
  caller: Caller,
  me: CurrentUserData,
  branch: string,
  operations: readonly AnyOperation[],
): Promise<{ readonly statuses: ReadonlyMap<string, number>; readonly faults: readonly string[] }> {
  const statuses = new Map<string, number>();
  if (operations.length === 0) return { statuses, faults: [] };
  for (const table of ['list_view', 'authentication_method'])
    await sql`delete from ${sql.table(table)} where user_account_id = ${me.UserAccountId}`.execute(
      server.database.owner,
    );
  // Who proved who he is a while ago is refused before anything is looked for.
  await sql`update session set proved_utc = now()`.execute(server.database.owner);
  // What they are about is made first: some of it is his seller's, so that it would count as changed.
  const calls: { readonly name: string; readonly variant: string; readonly input: unknown }[] = [];
  for (const operation of operations) {
    const named = namedInputs.filter((each) => each.operation === operation);
    for (const variant of ['', ...named.map(({ path }) => path)]) {
      let input = sampleInput(operation, me.CompanyAccount.AccountId, variant);
      for (const { kind, path } of named)
        if (kind !== 'Account') input = withId(input, path, (await makeThing(server, kind, me)).id);
      calls.push({ name: operation.operation, variant, input });
    }
  }
  const before = await rowsOfOthers(server, me, branch);
  for (const { name, variant, input } of calls)
    statuses.set(`${name} ${variant}`, (await caller.post(name, input)).status);
  const after = await rowsOfOthers(server, me, branch);
  const changed = [...before].filter(([table, rows]) => after.get(table) !== rows).map(([table]) => table);
  const names = operations.map(({ operation }) => operation).join(', ');
  return { statuses, faults: changed.map((table) => `${names}: rows of others are changed in ${table}`) };
}

async function rowsOfOthers({ database }: TestServer, me: CurrentUserData, branch: string) {
  const found = new Map<string, string>();
  for (const table of guarded) {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from (
        select * from ${sql.table(table)} where not ${sql.raw(isOwn(table, branch, me.UserAccountId))}) t`.execute(
      database.owner,
    );
    found.set(table, rows[0]?.rows ?? '');
  }
  return found;
}

/** A note of somebody else on one's own account, and his mail: out of sight, and answered as if they were not there. */
async function thingsOfOthers(
  caller: Caller,
  server: TestServer,
  me: CurrentUserData,
  others: readonly CurrentUserData[],
  operations: readonly AnyOperation[],
): Promise<readonly string[]> {
  const body = server.service.secrets.encrypt('mail', JSON.stringify({ text: 'Hello' }));
  const made = {
    Note: async (other: CurrentUserData) => (await noteOf(server, other, me))?.['account_note_id'],
    Mail: async (other: CurrentUserData) =>
      (await makeRow(server, 'outgoing_mail', other, { body }))?.['outgoing_mail_id'],
  };
  const faults: string[] = [];
  for (const kind of ['Note', 'Mail'] as const)
    for (const { operation, path } of namedInputs.filter((each) => each.kind === kind)) {
      if (!operations.includes(operation)) continue;
      for (const other of others) {
        const about = (id: unknown) =>
          withId(sampleInput(operation, me.CompanyAccount.AccountId, path), path, id as number);
        const { status } = await caller.post(operation.operation, about(await made[kind](other)));
        const absent = await caller.post(operation.operation, about(absentId(kind)));
        if (status !== absent.status)
          faults.push(
            `${operation.operation} of a ${kind} of others answers ${status}, an absent one ${absent.status}`,
          );
      }
    }
  return faults;
}

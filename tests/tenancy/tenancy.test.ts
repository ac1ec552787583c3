/** The tenants stay apart: every operation x role x relation, with both checks, and with either of the two alone. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subjectInputs } from '../../src/define/contract/subject.ts';
import { meets } from '../../src/rules/access/capabilities.ts';
import { tableRules } from '../../src/server/db/tables.ts';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { rightAnswers, sampleInput, swept, withId } from '../contract/world/sample-inputs.ts';
import { absentId, makeThing, thingKinds } from '../contract/world/things.ts';
import { relations, World } from '../contract/world/world.ts';
import { type Answer, demoUsers, startTestServer, type TestServer } from '../database/server.ts';

/** Every input of every call that names something, by the kind it names. */
const inputs = swept.flatMap((operation) =>
  subjectInputs(operation.subject).map(({ kind, path }) => ({ operation, kind, path })),
);
/** The calls of one service alone, for who works on it: TENANCY=Order. */
const service = process.env['TENANCY'];
const tried = inputs.filter(({ operation }) => !service || operation.operation.startsWith(`${service}/`));
const ofAccounts = tried.filter(({ kind }) => kind === 'Account');
const ofThings = tried.filter(({ kind }) => kind !== 'Account');

it('every call is swept by its subject, or the census says why it has none', () => {
  const withSubject = new Set(inputs.map(({ operation }) => operation.operation));
  const without = swept.filter(({ subject }) => typeof subject === 'string');
  expect(withSubject.size + without.length).toBe(swept.length);
  const kinds = new Set(inputs.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => kind !== 'Account').sort()).toEqual([...thingKinds].sort());
});

/** How the database is left for each of the three sweeps. */
const modes = {
  'both checks': async () => {},
  'row level security alone': async (server: TestServer) => {
    await sql`create or replace function portolan.in_scope(account_path text) returns boolean stable language sql as 'select true'`.execute(
      server.database.owner,
    );
  },
  'the application alone': async (server: TestServer) => {
    for (const { name } of tableRules)
      await sql`alter table ${sql.id(name)} disable row level security`.execute(server.database.owner);
  },
} as const;

describe.each(Object.entries(modes))('%s', (_mode, prepare) => {
  let server: TestServer;
  let world: World;
  let cases = 0;
  beforeAll(async () => {
    server = await startTestServer();
    world = await World.of(server);
    await prepare(server);
  });
  afterAll(async () => {
    expect(cases).toBe((ofAccounts.length * relations.length + ofThings.length * demoUsers.length) * demoUsers.length);
    await server.close();
  });

  /** What is out of sight is answered as if it were not there. */
  const seemsAbsent = (label: string, answer: Answer, absent: Answer, ids: readonly (number | string)[]) => {
    const isId = new RegExp(`\\b(${ids.join('|')})\\b`, 'g');
    const same = (text: string | undefined) => text?.replace(isId, 'N');
    expect([label, answer.status, same(answer.message), answer.data]).toEqual([
      label,
      absent.status,
      same(absent.message),
      absent.data,
    ]);
  };

  it.each(demoUsers)('%s reaches accounts of his branch and no others', async (user) => {
    const caller = await server.as(user);
    const current = await caller.me();
    const branch = await branchOf(server, current);
    const around = world.around(current);
    for (const { operation, path } of ofAccounts) {
      // Another account that the call names stays one of the caller's own.
      const about = (accountId: number) => withId(sampleInput(operation, current.UserAccountId), path, accountId);
      const absent = await caller.post(operation.operation, about(999_999_999));
      for (const relation of relations) {
        cases += 1;
        const place = around[relation];
        if (!place) continue;
        const answer = await caller.post(operation.operation, about(place.accountId));
        const label = `${operation.operation} with ${path} of the ${relation} account ${place.accountId}`;
        if (!meets(current.Capability, operation.needs)) {
          expect([label, answer.status]).toEqual([label, 403]);
          continue;
        }
        expect([label, world.outside(answer.data, branch)]).toEqual([label, []]);
        if (place.path.startsWith(branch)) {
          // 404 where the sample names something beside the account, such as a role, that nobody has.
          const allowed = [200, 403, 409, ...rightAnswers(operation)];
          expect([label, allowed.includes(answer.status), answer.status]).toEqual([label, true, answer.status]);
        } else seemsAbsent(label, answer, absent, [place.accountId, 999_999_999]);
      }
    }
  });

  it.each(demoUsers)('%s reaches things of his branch and no others', async (user) => {
    const caller = await server.as(user);
    const current = await caller.me();
    const branch = await branchOf(server, current);
    const others = await Promise.all(demoUsers.map(async (name) => (await server.as(name)).me()));
    for (const { operation, kind, path } of ofThings) {
      const about = (id: number | string) =>
        withId(sampleInput(operation, current.CompanyAccount.AccountId, path), path, id);
      const absent = await caller.post(operation.operation, about(absentId(kind)));
      for (const other of others) {
        cases += 1;
        const thing = await makeThing(server, kind, other);
        const answer = await caller.post(operation.operation, about(thing.id));
        const label = `${operation.operation} with ${path} of the ${kind} ${thing.id} of ${other.UserAccountId}`;
        if (!meets(current.Capability, operation.needs)) {
          expect([label, answer.status]).toEqual([label, 403]);
          continue;
        }
        expect([label, world.outside(answer.data, branch)]).toEqual([label, []]);
        expect([label, answer.status < 500]).toEqual([label, true]);
        if (!thing.path.startsWith(branch)) seemsAbsent(label, answer, absent, [thing.id, absentId(kind)]);
      }
    }
  });
});

async function branchOf(server: TestServer, user: CurrentUserData): Promise<string> {
  const { rows } = await sql<{ scope: string }>`select portolan.scope_of(${user.UserAccountId}) as scope`.execute(
    server.database.owner,
  );
  return rows[0]?.scope ?? '/none/';
}

/** The tenants stay apart: every operation x role x relation, with both checks, and with either of the two alone. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meets } from '../../src/rules/access/capabilities.ts';
import { tableRules } from '../../src/server/db/tables.ts';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { rightAnswers, sampleInput, subjectOf, swept } from '../contract/world/sample-inputs.ts';
import { relations, World } from '../contract/world/world.ts';
import { demoUsers, startTestServer, type TestServer } from '../database/server.ts';

const subjects = swept.filter((operation) => subjectOf(operation) !== undefined);

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
    expect(cases).toBe(subjects.length * demoUsers.length * relations.length);
    await server.close();
  });

  it.each(demoUsers)('%s reaches what lies in his branch and nothing else', async (user) => {
    const caller = await server.as(user);
    const current = await caller.me();
    const branch = await branchOf(server, current);
    const around = world.around(current);
    for (const operation of subjects) {
      const absent = await caller.post(operation.operation, sampleInput(operation, 999_999_999));
      for (const relation of relations) {
        cases += 1;
        const place = around[relation];
        if (!place) continue;
        const answer = await caller.post(operation.operation, sampleInput(operation, place.accountId));
        const label = `${operation.operation} for the ${relation} account ${place.accountId}`;
        if (!meets(current.Capability, operation.needs)) {
          expect([label, answer.status]).toEqual([label, 403]);
          continue;
        }
        expect([label, world.outside(answer.data, branch)]).toEqual([label, []]);
        if (place.path.startsWith(branch)) {
          // 404 where the sample names something beside the account, such as a role, that nobody has.
          const allowed = [200, 403, 409, ...rightAnswers(operation)];
          expect([label, allowed.includes(answer.status), answer.status]).toEqual([label, true, answer.status]);
        } else {
          const same = (text: string | undefined) =>
            text?.replaceAll(String(place.accountId), 'N').replaceAll('999999999', 'N');
          expect([label, answer.status, same(answer.message), answer.data]).toEqual([
            label,
            absent.status,
            same(absent.message),
            absent.data,
          ]);
        }
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

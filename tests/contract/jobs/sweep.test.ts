/** What ended long ago is deleted by itself; what lives or has ended of late stays. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../../src/rules/limits.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const days = limits.endedLife / (24 * 60 * 60_000);

it('deletes sessions and invitations that ended or expired long ago, however many there are', async () => {
  const { owner } = server.database;
  const visitor = new Visitor(server.app);
  const { UserAccountId } = await visitor.enter('user');
  // Ended or expired, shortly before or after the limit; more of them than are taken at a time.
  const put = (many: number, column: 'ended_utc' | 'expires_utc', age: number) =>
    sql`insert into session (secret_hash, user_account_id, language, expires_utc, ended_utc)
      select decode(md5(random()::text), 'hex'), ${UserAccountId}::bigint, ${`${column} ${age}`},
        now() - case when ${column} = 'expires_utc' then ${age}::int else -1 end * interval '1 day',
        case when ${column} = 'ended_utc' then now() - ${age}::int * interval '1 day' end
      from generate_series(1, ${many}::int)`.execute(owner);
  await put(2500, 'ended_utc', days + 1);
  await put(2500, 'expires_utc', days + 1);
  await put(3, 'ended_utc', days - 1);
  await put(3, 'expires_utc', days - 1);
  for (const age of [days - 1, days + 1])
    await sql`insert into invitation (user_account_id, invited_by_account_id, token_hash, expires_utc)
      values (${UserAccountId}, ${UserAccountId}, decode(md5(random()::text), 'hex'), now() - ${age}::int * interval '1 day')`.execute(
      owner,
    );
  await sql`insert into job (name, payload) values ('clean-up', '{}')`.execute(owner);
  await server.work();
  const counts = async () =>
    (
      await sql<{ kind: string; many: number }>`
        select language as kind, count(*)::int as many from session where language like '%utc%' group by 1
        union all select 'invitation', count(*)::int from invitation where user_account_id = ${UserAccountId} order by 1`.execute(
        owner,
      )
    ).rows;
  expect(await counts()).toEqual([
    { kind: `ended_utc ${days - 1}`, many: 3 },
    { kind: `expires_utc ${days - 1}`, many: 3 },
    { kind: 'invitation', many: 1 },
  ]);
  expect(await visitor.isIn()).toBe(true);
});

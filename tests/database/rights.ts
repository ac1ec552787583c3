/** Users of a test with exactly the rights that it is about. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Session } from '../../src/server/identity/session.ts';
import type { TestServer } from './server.ts';

export interface Role {
  /** Object type to flags. */
  readonly rights: Readonly<Record<string, readonly string[]>>;
  readonly reach?: 'own' | 'hierarchy';
}

const allFlags = ['Create', 'Read', 'Update', 'Delete', 'Execute'];
/** Short: `full('USER_ACCOUNT')` is every flag of it. */
export const full = (...types: readonly string[]): Role['rights'] =>
  Object.fromEntries(types.map((type) => [type, allFlags]));

let made = 0;

/** Takes all roles of a user and gives him one of these rights, with which he may also sign in; the server knows of them then. */
export async function giveOnly(server: TestServer, userAccountId: number, { rights, reach = 'hierarchy' }: Role) {
  const { owner } = server.database;
  made += 1;
  const name = `Role of a test ${made}`;
  const of = { owner_company_id: 1, name };
  const role = await owner
    .insertInto('role')
    .values({ ...of, description: null, reach })
    .returning('role_id')
    .executeTakeFirstOrThrow();
  const set = await owner
    .insertInto('capability_set')
    .values({ ...of, is_template: false })
    .returning('capability_set_id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('capability_set_entry')
    .values(
      Object.entries({ LOGIN: ['Execute'], ...rights }).map(([object_type, flags]) => ({
        ...set,
        object_type,
        flags: [...flags],
      })),
    )
    .execute();
  await owner
    .insertInto('role_capability_set')
    .values({ ...role, ...set })
    .execute();
  await owner.deleteFrom('user_role').where('user_account_id', '=', userAccountId).execute();
  await owner
    .insertInto('user_role')
    .values({ user_account_id: userAccountId, ...role })
    .execute();
  await untilHeard(server);
}

/** What is written behind the server's back is told to it a moment later, in the order in which it was written: so is what comes last. */
export async function untilHeard({ database, service: { sessions } }: TestServer): Promise<void> {
  const last = { sessionId: randomUUID(), user: {} } as Session;
  const heard = new Promise<void>((resolve) => {
    const stop = sessions.onForget((concerns) => {
      if (!concerns(last)) return;
      stop();
      resolve();
    });
  });
  await sql`select pg_notify('portolan_session', ${`session:${last.sessionId}`})`.execute(database.owner);
  await heard;
}

/** Leaves one of the two checks against foreign eyes, so that each is seen to hold by itself. */
import { sql } from 'kysely';
import { tableRules } from '../../src/server/db/tables.ts';
import type { TestServer } from '../database/server.ts';

/** Row level security alone: the application's own check lets everything through. */
export async function withoutApplication({ database }: TestServer): Promise<void> {
  await sql`create or replace function portolan.in_scope(account_path text) returns boolean stable language sql as 'select true'`.execute(
    database.owner,
  );
}

/** The application alone. */
export async function withoutPolicies({ database }: TestServer): Promise<void> {
  for (const { name } of tableRules)
    await sql`alter table ${sql.id(name)} disable row level security`.execute(database.owner);
}

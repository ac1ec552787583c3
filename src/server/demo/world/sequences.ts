/** Rows that brought their ids with them: whatever is made next gets the ids behind. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function setSequences(owner: Kysely<Tables>): Promise<void> {
  for (const [table, column] of [
    ['account', 'account_id'],
    ['capability_set', 'capability_set_id'],
    ['role', 'role_id'],
  ] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(table)}))`.execute(
      owner,
    );
  }
}

/** The moment at which the bills of the demo world are made. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** @param moment undefined: the present. */
export async function setClock(owner: Kysely<Tables>, moment: Date | undefined): Promise<void> {
  await sql`delete from installation where name = 'demo-clock'`.execute(owner);
  if (moment)
    await sql`
      insert into installation (name, value) values ('demo-clock', (${moment}::timestamptz - clock_timestamp())::text)`.execute(
      owner,
    );
}

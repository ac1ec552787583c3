/** Inserts many rows, a thousand in a statement. */
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const most = 1000;

export async function insertAll<T extends keyof Tables & string>(
  owner: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += most) {
    await owner
      .insertInto(table)
      .values(rows.slice(start, start + most) as never)
      .execute();
  }
}

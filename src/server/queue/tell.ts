/** What work apart from calls tells to lists: the tags that an operation changes, on the way that a call's own changes take. */
import { type Kysely, sql } from 'kysely';
import type { AnyOperation } from '../../define/contract/operation.ts';
import type { Tables } from '../db/tables.ts';

/** Told when the transaction holds. @param path of the account that it is about. */
export async function tellLists(
  db: Kysely<Tables>,
  { changes = [] }: Pick<AnyOperation, 'changes'>,
  path: string,
): Promise<void> {
  await sql`select tell_changes(${JSON.stringify(changes)}, null, '{}', ${[path]})`.execute(db);
}

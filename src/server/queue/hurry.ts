/** Lets the product's own job or round of a name begin at once, when the transaction holds; one that is at work looks once more before it ends. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

export async function hurry(db: Kysely<Tables>, name: string): Promise<void> {
  await sql`select hurry(${name})`.execute(db);
}

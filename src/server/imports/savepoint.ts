/** A part of a step that is undone by itself, so that one row that fails takes no other with it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;

/** @throws what the work throws, after all of it was undone. */
export async function inSavepoint<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint row_of_import`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint row_of_import`.execute(db);
    return result;
  } catch (error) {
    await takeBack(db);
    await sql`release savepoint row_of_import`.execute(db);
    throw error;
  }
}

/** Undoes what was done within it so far. */
export async function takeBack(db: Database): Promise<void> {
  await sql`rollback to savepoint row_of_import`.execute(db);
}

/** The database refused what a row says, such as a number that is too large; the connection and the rest of the step are well. */
export const isOfItsData = (error: unknown): boolean =>
  /^(22|23)/.test((error as { code?: string } | null)?.code ?? '');

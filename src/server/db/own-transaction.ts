/** What must stay even when its call fails: a function of the database, called in a transaction of its own. */
import type pg from 'pg';

/** Calls a function of the database in a transaction of its own. @returns its first row. */
export async function inOwnTransaction(pool: pg.Pool, name: string, values: readonly unknown[]): Promise<unknown[]> {
  const places = values.map((_value, index) => `$${index + 1}`).join(',');
  const query = { name: `own ${name}`, text: `select * from ${name}(${places})`, values: [...values] };
  const { rows } = await pool.query<unknown[]>({ ...query, rowMode: 'array' });
  return rows[0] ?? [];
}

declare module '../../define/contract/handler.ts' {
  interface CallContext {
    /** Calls a function of the database at once, in a transaction of its own: it stays even when the call fails. Answers the first row. */
    inOwnTransaction(name: string, values: readonly unknown[]): Promise<unknown[]>;
  }
}

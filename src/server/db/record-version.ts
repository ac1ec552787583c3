/** Versions of what people edit, read from the rows themselves: no handler counts anything. */
import { type RawBuilder, sql } from 'kysely';
import { recordKinds } from './tables.ts';
import type { Transaction } from './transaction.ts';

type Asked = Pick<Transaction, 'prepared'>;

/** Of what has no row yet. */
export const noVersion = '0';

/** Ask for it before the values are read: then it is never newer than they are. */
export async function versionOf(context: Asked, record: string, id: number | string): Promise<string> {
  const [row] = await context.prepared(`version ${record}`, queryOf(record), [id]);
  return row?.[0] == null ? noVersion : String(row[0]);
}

/** The same in a query of rows that are records by themselves. @param table its name or alias. @param mark the column that changes with every edit. */
export const rowVersion = (table: string, mark = 'xmin'): RawBuilder<string> =>
  sql<string>`left(md5(${sql.ref(`${table}.${mark}`)}::text), 16)`;

/** Nobody else edits the same record until the transaction has ended, whether it has rows yet or not. */
export async function holdRecord(context: Asked, record: string, id: number | string): Promise<void> {
  await context.prepared('hold record', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${record} ${id}`]);
}

function queryOf(record: string): string {
  const kept = recordKinds.get(record);
  if (!kept) throw new Error(`No table keeps ${record}`);
  const { table, id, mark = 'xmin::text', rows = 'true' } = kept;
  return `select left(md5(string_agg(${mark}, ',' order by ${mark})), 16) from ${table} where ${id} = $1 and ${rows}`;
}

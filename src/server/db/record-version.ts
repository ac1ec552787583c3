/** Versions of what people edit, read from the rows themselves: no handler counts anything. */
import { type RawBuilder, sql } from 'kysely';
import { recordKinds } from './tables.ts';
import type { Transaction } from './transaction.ts';

type Asked = Pick<Transaction, 'prepared'>;

/** Of what has no row yet. */
export const noVersion = '0';

/** Ask for it before the values are read: then it is never newer than they are. */
export async function versionOf(context: Asked, record: string, id: number): Promise<string> {
  return (await versionsOf(context, record, [id])).get(id) ?? noVersion;
}

/** Of several of one kind, by their ids; what has no row, or none that the session sees, is left out. */
export async function versionsOf(
  context: Asked,
  record: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await context.prepared(`version ${record}`, queryOf(record), [ids]);
  return new Map(rows.map(([id, version]) => [Number(id), String(version)]));
}

/** The same in a query of rows that are records by themselves. @param table its name or alias. */
export const rowVersion = (table: string): RawBuilder<string> =>
  sql<string>`left(md5(${sql.ref(`${table}.xmin`)}::text), 16)`;

/** Nobody else edits the same record until the transaction has ended, whether it has rows yet or not. */
export async function holdRecord(context: Asked, record: string, id: number): Promise<void> {
  await context.prepared('hold record', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${record} ${id}`]);
}

function queryOf(record: string): string {
  const kept = recordKinds.get(record);
  if (!kept) throw new Error(`No table keeps ${record}`);
  const { table, id, mark = 'xmin::text' } = kept;
  return `
    select ${id}, left(md5(string_agg(${mark}, ',' order by ${mark})), 16)
    from ${table} where ${id} = any($1::bigint[]) group by ${id}`;
}

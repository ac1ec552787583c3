/** The paths of files that some table refers to, as a function of the database that is made of what the tables say. */
import type { TableRules } from './table.ts';

type Holder = Pick<TableRules, 'name' | 'holdsFiles'>;

/** SQL of the paths in a column, of whatever type: each text in its value. */
const pathsIn = (table: string, column: string): string =>
  `select p.path #>> '{}' from ${table}, lateral jsonb_path_query(to_jsonb(${table}.${column}), 'strict $.** ? (@.type() == "string")') as p (path)`;

/** Makes the function anew; safe to run again. */
export function filesInUseStatement(tables: readonly Holder[]): string {
  const held = tables.flatMap(({ name, holdsFiles = [] }) => holdsFiles.map((column) => pathsIn(name, column)));
  return `create or replace function files_in_use() returns setof text
    stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
      ${held.length > 0 ? held.join(' union all ') : 'select null::text where false'}
    $$`;
}

/** What a key of several columns refers to is found as one row by whichever index is taken: a bill of 15,000 lines went through 7,500 sales for each of them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installation } from '../demo/world/testing/installation.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await installation('portolan_tkeys');
});
afterAll(() => database?.close());

it('has no index whose columns are all part of a key that others refer to, unless they name one row', async () => {
  // PostgreSQL multiplies how rare the values of each column are, so it takes two common ones together for one row.
  const { rows } = await sql`
    with plain as (
      select x.indexrelid, x.indrelid, x.indisunique,
        (select array_agg(part) from unnest(x.indkey::smallint[]) with ordinality k (part, place) where place <= x.indnkeyatts) as parts
      from pg_index x where x.indpred is null and x.indexprs is null)
    select c.conname as key, x.indexrelid::regclass::text as index
    from pg_constraint c join plain x on x.indrelid = c.confrelid
    where c.contype = 'f' and cardinality(x.parts) > 1 and x.parts <@ c.confkey
      and not exists (select from plain u where u.indrelid = x.indrelid and u.indisunique and u.parts <@ x.parts)`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});

/** What is offered from above is seen from below: the word of the policy and its twin in queries, each alone, beside the tree of accounts. */
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installation } from '../demo/world/testing/installation.ts';
import type { Database } from './database.ts';
import { inScope, isOffered } from './in-scope.ts';
import { offeredFromAbove, ruleStatements, withAccount } from './table.ts';
import { openTransaction, type Transaction } from './transaction.ts';

const offered = (table: string): string => offeredFromAbove(`${table}.owner_account_id`);

/** Tables that only this test knows: one is seen from below alone, the other from above as well. */
const tables = {
  fixture_offer: { visible: 'false', readable: offered('fixture_offer') },
  fixture_service: { visible: withAccount('fixture_service.owner_account_id'), readable: offered('fixture_service') },
} as const;
type Fixture = keyof typeof tables;
type Fixtures = Kysely<Record<Fixture, { owner_account_id: number }>>;

let database: Database;
/** Each account with its path; the tree is three deep and two wide. */
let accounts: readonly { readonly id: number; readonly path: string }[];

beforeAll(async () => {
  database = await installation('portolan_toffered');
  const { owner } = database;
  const add = async (parent: number | null, type: 'Reseller' | 'Company'): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into account (parent_account_id, account_type, display_name) values (${parent}, ${type}, 'A') returning account_id as id`.execute(
      owner,
    );
    return rows[0]?.id ?? 0;
  };
  const root = await add(null, 'Reseller');
  for (const reseller of [await add(root, 'Reseller'), await add(root, 'Reseller')])
    for (const below of [await add(reseller, 'Reseller'), await add(reseller, 'Reseller')]) await add(below, 'Company');
  accounts = (await sql<{ id: number; path: string }>`select account_id as id, path from account`.execute(owner)).rows;
  const { rows } = await sql<{
    role: string;
  }>`select value as role from installation where name = 'declared-role'`.execute(owner);
  for (const [name, rules] of Object.entries(tables)) {
    await sql`create table ${sql.id(name)} (owner_account_id bigint not null references account)`.execute(owner);
    for (const statement of ruleStatements(
      { name, grant: 'select, insert, update, delete', ...rules },
      `"${rows[0]?.role}"`,
    ))
      await sql.raw(statement).execute(owner);
    await sql`insert into ${sql.id(name)} select account_id from account`.execute(owner);
  }
});
afterAll(() => database?.close());

/** Works as a session of the server whose scope is this branch. */
async function within<Result>(path: string, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const transaction = openTransaction(database.pool, { path, userAccountId: 1 });
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback();
  }
}

const seenBy = (path: string, table: Fixture): Promise<readonly number[]> =>
  within(path, async ({ db }) =>
    (await (db as unknown as Fixtures).selectFrom(table).select('owner_account_id').execute()).map(
      (row) => row.owner_account_id,
    ),
  );

/** Asked by the owner of the tables, whom no policy holds back. */
const askedBy = (path: string, alsoFromAbove: boolean): Promise<readonly number[]> =>
  database.owner.transaction().execute(async (transaction) => {
    await sql`select set_config('app.scope', ${path}, true)`.execute(transaction);
    const { rows } = await sql<{ id: number }>`
      select owner_account_id as id from fixture_offer f join account a on a.account_id = f.owner_account_id
      where ${isOffered('f.owner_account_id')} or ${alsoFromAbove} and ${inScope('a.path')}`.execute(transaction);
    return rows.map(({ id }) => id);
  });

const sorted = (ids: readonly number[]): readonly number[] => [...ids].sort((a, b) => a - b);
const owners = (isSeen: (path: string) => boolean): readonly number[] =>
  sorted(accounts.filter(({ path }) => isSeen(path)).map(({ id }) => id));

const somewhere = () => fc.nat().map((at) => accounts[at % accounts.length]?.path ?? '');

describe('what is offered from above', () => {
  it('has a tree to stand in', () => {
    expect(accounts).toHaveLength(11);
  });

  it('is seen at and below its owner, nowhere else', async () => {
    await fc.assert(
      fc.asyncProperty(somewhere(), async (scope) => {
        const below = owners((path) => scope.startsWith(path));
        expect(sorted(await seenBy(scope, 'fixture_offer'))).toEqual(below);
        expect(sorted(await askedBy(scope, false))).toEqual(below);
      }),
      { numRuns: 30 },
    );
  });

  it('is seen from above as well where the owner is in scope', async () => {
    await fc.assert(
      fc.asyncProperty(somewhere(), async (scope) => {
        const around = owners((path) => scope.startsWith(path) || path.startsWith(scope));
        expect(sorted(await seenBy(scope, 'fixture_service'))).toEqual(around);
        expect(sorted(await askedBy(scope, true))).toEqual(around);
      }),
      { numRuns: 30 },
    );
  });

  it('is written at and above its owner, never from below', async () => {
    await fc.assert(
      fc.asyncProperty(somewhere(), somewhere(), async (scope, place) => {
        const owner_account_id = accounts.find(({ path }) => path === place)?.id ?? 0;
        const written = (work: (db: Fixtures) => Promise<{ numChanged: bigint }>): Promise<boolean> =>
          within(scope, async ({ db }) => (await work(db as unknown as Fixtures)).numChanged > 0n).catch(() => false);
        const added = await written(async (db) => {
          await db.insertInto('fixture_service').values({ owner_account_id }).execute();
          return { numChanged: 1n };
        });
        const changed = await written(async (db) => {
          const mine = Number(scope.split('/').at(-2));
          const of = db.updateTable('fixture_service').set({ owner_account_id: mine });
          const { numUpdatedRows } = await of
            .where('owner_account_id', '=', owner_account_id)
            .executeTakeFirstOrThrow();
          return { numChanged: numUpdatedRows };
        });
        const removed = await written(async (db) => {
          const of = db.deleteFrom('fixture_service').where('owner_account_id', '=', owner_account_id);
          return { numChanged: (await of.executeTakeFirstOrThrow()).numDeletedRows };
        });
        expect([added, changed, removed]).toEqual(Array(3).fill(place.startsWith(scope)));
      }),
      { numRuns: 40 },
    );
  });

  it('is seen by nobody without a scope', async () => {
    const transaction = openTransaction(database.pool, undefined);
    const rows = await (transaction.db as unknown as Fixtures).selectFrom('fixture_service').selectAll().execute();
    await transaction.rollback();
    expect(rows).toEqual([]);
  });
});

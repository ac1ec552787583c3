/** Who sees rows of commerce: each word of the policies, and its twin in queries, alone, beside a tree of sellers, buyers, pricelists and offers. */
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installation } from '../demo/world/testing/installation.ts';
import type { Database } from './database.ts';
import { inDeal, inList, inOffer, ofVendorInScope } from './in-scope.ts';
import { deal, dealOrAsked, listed, offered, ofVendor, ruleStatements, selling } from './table.ts';
import { openTransaction } from './transaction.ts';

interface Account {
  readonly id: number;
  readonly path: string;
  readonly type: 'Reseller' | 'Company' | 'Department' | 'User';
}
interface Pricelist {
  readonly id: number;
  readonly owner: Account;
  readonly customers: readonly Account[];
  readonly services: readonly number[];
}
interface Row {
  readonly row_id: number;
  readonly seller_account_id: number;
  readonly buyer_account_id: number;
  readonly creator_account_id: number;
  readonly marketplace_id: number;
  readonly owner_account_id: number;
  readonly service_id: number;
}
interface World {
  readonly accounts: readonly Account[];
  readonly pricelists: readonly Pricelist[];
  readonly rows: readonly Row[];
}

const words = {
  deal,
  dealOrAsked,
  selling,
  listed,
  offered,
  ofVendor: () => ofVendor('word_of_vendor.owner_account_id'),
};
type Word = keyof typeof words;
const tableOf = (word: Word): string => `word_${word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** Twins as queries ask them. */
const twins: Partial<Record<Word, RawBuilder<boolean>>> = {
  deal: inDeal('word_rows'),
  listed: inList('word_rows.marketplace_id'),
  offered: inOffer('word_rows'),
  ofVendor: ofVendorInScope('word_rows.owner_account_id'),
};

const below = (scope: string, { path }: { readonly path: string }): boolean => path.startsWith(scope);

/** Said a second time, by the tree alone. @param scope the path of a session's branch. @param user whose session it is. */
function oracle({ accounts, pricelists, rows }: World, word: Word, scope: string, user: number): readonly number[] {
  const at = (id: number): Account => accounts.find((account) => account.id === id) as Account;
  const above = accounts.filter(({ path }) => scope.startsWith(path)).sort((a, b) => b.path.length - a.path.length);
  const [own] = above;
  const company = above.find(({ type }) => type === 'Company' || type === 'Reseller');
  const sold = pricelists.filter(({ owner }) => below(scope, owner));
  const bought = pricelists.filter(({ customers }) => customers.some(({ id }) => id === company?.id));
  const reached = new Set([...sold, ...bought].flatMap(({ services }) => services));
  const isDeal = (row: Row): boolean => {
    const seller = at(row.seller_account_id);
    return (seller.type === 'Reseller' && below(scope, seller)) || row.buyer_account_id === own?.id;
  };
  const sees: Readonly<Record<Word, (row: Row) => boolean>> = {
    deal: isDeal,
    dealOrAsked: (row) => isDeal(row) || row.creator_account_id === user,
    selling: (row) => sold.some(({ id }) => id === row.marketplace_id),
    listed: (row) => [...sold, ...bought].some(({ id }) => id === row.marketplace_id),
    offered: (row) => below(scope, at(row.owner_account_id)) || reached.has(row.service_id),
    ofVendor: (row) => below(scope, at(row.owner_account_id)),
  };
  return rows.filter(sees[word]).map(({ row_id }) => row_id);
}

let database: Database;
let world: World;

beforeAll(async () => {
  database = await installation('portolan_twords');
  world = await makeWorld(database);
});
afterAll(() => database?.close());

async function makeWorld({ owner }: Database): Promise<World> {
  const accounts: Account[] = [];
  const add = async (parent: Account | undefined, type: Account['type']): Promise<Account> => {
    const { rows } = await sql<Account>`
      insert into account (parent_account_id, account_type, display_name, currency) values (${parent?.id ?? null}, ${type}, 'A', 'EUR')
      returning account_id as id, path, account_type as type`.execute(owner);
    accounts.push(rows[0] as Account);
    return rows[0] as Account;
  };
  const root = await add(undefined, 'Reseller');
  const vendors = [await add(root, 'Company'), await add(root, 'Company')];
  for (const seller of [await add(root, 'Reseller'), await add(root, 'Reseller')]) {
    const company = await add(seller, 'Company');
    const department = await add(company, 'Department');
    await add(department, 'User');
    await add(await add(seller, 'Reseller'), 'Company');
    vendors.push(await add(seller, 'Company'));
  }
  const services: number[] = [];
  for (const [index, vendor] of [...vendors, ...vendors].entries()) {
    const made = await owner
      .insertInto('service')
      .values({
        owner_account_id: vendor.id,
        product_name: `P${index}`,
        product_number: `${index}`,
        category: 'Mail',
        state: 'Published',
        published_utc: new Date(),
      })
      .returning('service_id')
      .executeTakeFirstOrThrow();
    services.push(made.service_id);
  }
  const pricelists: Pricelist[] = [];
  for (const [index, seller] of accounts.filter(({ type }) => type === 'Reseller').entries())
    for (const half of [0, 1]) {
      const children = accounts.filter(
        ({ path, type }) => path.replace(/\d+\/$/, '') === seller.path && type !== 'User',
      );
      const customers = children.filter((_child, place) => place % 2 === half);
      const within = services.filter((_service, place) => (place + index + half) % 3 === 0);
      const { marketplace_id: id } = await owner
        .insertInto('marketplace')
        .values({ owner_company_id: seller.id, name: `M${half}`, currency: 'EUR' })
        .returning('marketplace_id')
        .executeTakeFirstOrThrow();
      for (const customer of customers)
        await owner
          .insertInto('marketplace_customer')
          .values({ marketplace_id: id, customer_account_id: customer.id })
          .execute();
      for (const [place, service_id] of within.entries())
        await owner
          .insertInto('marketplace_offer')
          // What has been withdrawn was offered once.
          .values({
            marketplace_id: id,
            service_id,
            ...(place === 0 && { state: 'Withdrawn', withdrawn_utc: new Date() }),
          })
          .execute();
      pricelists.push({ id, owner: seller, customers, services: within });
    }
  const rows = await makeTables(owner, { accounts, vendors, services, pricelists });
  return { accounts, pricelists, rows };
}

/** Tables that only this test knows, one for each word, with the same rows in all of them. */
async function makeTables(
  owner: Database['owner'],
  made: Omit<World, 'rows'> & { readonly vendors: readonly Account[]; readonly services: readonly number[] },
): Promise<readonly Row[]> {
  const { accounts, vendors, services, pricelists } = made;
  const { rows: found } = await sql<{ role: string }>`
    select value as role from installation where name = 'declared-role'`.execute(owner);
  await sql`create table word_rows (row_id integer primary key, seller_account_id bigint, buyer_account_id bigint,
    creator_account_id bigint, marketplace_id bigint, owner_account_id bigint, service_id bigint)`.execute(owner);
  const pick = <Of>(from: readonly Of[], at: number): Of => from[at % from.length] as Of;
  const rows = Array.from({ length: 120 }, (_row, at) => ({
    row_id: at,
    seller_account_id: pick(accounts, at).id,
    buyer_account_id: pick(accounts, at * 3 + 1).id,
    creator_account_id: pick(accounts, at * 5 + 2).id,
    marketplace_id: pick(pricelists, at).id,
    owner_account_id: pick(vendors, at * 2 + (at >> 3)).id,
    service_id: pick(services, at),
  }));
  await owner
    .insertInto('word_rows' as never)
    .values(rows as never)
    .execute();
  for (const [word, visible] of Object.entries(words) as [Word, (table: string) => string][]) {
    const name = tableOf(word);
    await sql`create table ${sql.id(name)} as table word_rows`.execute(owner);
    const rules = { name, grant: 'select, insert, update, delete', visible: visible(name) };
    for (const statement of ruleStatements(rules, `"${found[0]?.role}"`)) await sql.raw(statement).execute(owner);
  }
  return rows;
}

const somewhere = () => fc.record({ at: fc.nat(), user: fc.nat() });
const sessionOf = ({ at, user }: { readonly at: number; readonly user: number }) => ({
  path: world.accounts[at % world.accounts.length]?.path ?? '',
  userAccountId: world.accounts[user % world.accounts.length]?.id ?? 0,
});

const idsOf = (rows: readonly { readonly row_id: number }[]): readonly number[] => rows.map(({ row_id }) => row_id);

describe.each(Object.keys(words) as Word[])('rows that the word %s shows', (word) => {
  const table = tableOf(word);

  it('are those of the tree, and those alone are written', async () => {
    await fc.assert(
      fc.asyncProperty(somewhere(), async (chosen) => {
        const scope = sessionOf(chosen);
        const expected = oracle(world, word, scope.path, scope.userAccountId);
        const transaction = openTransaction(database.pool, scope);
        try {
          const { rows } = await sql<Row>`select row_id from ${sql.id(table)} order by row_id`.execute(transaction.db);
          const changed = await sql<Row>`update ${sql.id(table)} set row_id = row_id returning row_id`.execute(
            transaction.db,
          );
          expect(idsOf(rows)).toEqual(expected);
          expect([...idsOf(changed.rows)].sort((a, b) => a - b)).toEqual(expected);
        } finally {
          await transaction.rollback();
        }
      }),
      { numRuns: 25 },
    );
  });

  const twin = twins[word];
  it.runIf(twin)('are the same for the query alone', async () => {
    await fc.assert(
      fc.asyncProperty(somewhere(), async (chosen) => {
        const { path, userAccountId } = sessionOf(chosen);
        const seen = await database.owner.transaction().execute(async (transaction) => {
          await sql`select set_config('app.scope', ${path}, true)`.execute(transaction);
          const { rows } = await sql<Row>`select row_id from word_rows where ${twin} order by row_id`.execute(
            transaction,
          );
          return idsOf(rows);
        });
        expect(seen).toEqual(oracle(world, word, path, userAccountId));
      }),
      { numRuns: 25 },
    );
  });

  it('are none without a scope', async () => {
    const transaction = openTransaction(database.pool, undefined);
    const { rows } = await sql`select from ${sql.id(table)}`.execute(transaction.db);
    await transaction.rollback();
    expect(rows).toEqual([]);
  });
});

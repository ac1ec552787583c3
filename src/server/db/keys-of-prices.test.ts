/** What prices name is there, and so are the prices that others name: asked once a statement, and refused as keys of single rows refuse it. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/database/server.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer();
  ({ database } = server);
});
afterAll(() => server?.close());

class TakenBack extends Error {}

/** In a transaction that leaves nothing behind. */
async function tried<Answer>(work: (db: Kysely<Tables>) => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  await database.owner
    .transaction()
    .execute(async (db) => {
      answer = await work(db);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return answer as Answer;
}

interface Sold {
  readonly tier: number;
  readonly list: number;
  readonly offer: number;
  readonly item: number;
}

/** A fee that is sold, and an offer of its service. */
async function soldFee(db: Kysely<Tables>): Promise<Sold> {
  const { rows } = await sql<Sold>`
    select t.tier_id as tier, o.marketplace_id as list, o.marketplace_offer_id as offer, i.item_id as item
    from tier_price t join item i using (item_id) join marketplace_offer o using (service_id)
    where o.state = 'Active' order by t.tier_price_id, o.marketplace_offer_id limit 1`.execute(db);
  const [sold] = rows;
  if (!sold) throw new Error('Nothing is sold.');
  return sold;
}

async function priceOf(db: Kysely<Tables>, { list, offer, item }: Sold, update: number | null = null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into price (marketplace_id, marketplace_offer_id, item_id, min_quantity, amount, valid_from_date, price_update_id)
    values (${list}, ${offer}, ${item}, 77777, 1, current_date + 1, ${update}) returning price_id as id`.execute(db);
  return rows[0]?.id ?? 0;
}

const soldAt = (db: Kysely<Tables>, { tier, item }: Sold, price: number) =>
  sql`insert into tier_price (tier_id, seller_account_id, buyer_account_id, item_id, min_quantity, kind, amount, from_date, price_id)
    select tier_id, seller_account_id, buyer_account_id, ${item}, 77777, 'List', 1, current_date + 1, ${price}
    from sale_tier where tier_id = ${tier}`.execute(db);

const noPrice = 'names a price that is not there';

describe('prices', () => {
  it('name an offer of their pricelist, a fee and an update that are there', async () => {
    const writes = (change: (sold: Sold) => Sold, update: number | null = null) =>
      tried(async (db) => priceOf(db, change(await soldFee(db)), update));
    expect(await writes((sold) => sold)).toBeGreaterThan(0);
    await expect(writes((sold) => ({ ...sold, offer: -1 }))).rejects.toThrow('price_of_offer');
    await expect(writes((sold) => ({ ...sold, list: -1 }))).rejects.toThrow('price_of_offer');
    await expect(writes((sold) => ({ ...sold, item: -1 }))).rejects.toThrow('price_of_item');
    await expect(writes((sold) => sold, -1)).rejects.toThrow('price_of_update');
  });

  it('keep what they name', async () => {
    const removes = (table: string, column: 'item' | 'offer') =>
      tried(async (db) => {
        const sold = await soldFee(db);
        await priceOf(db, sold);
        const id = sql.ref(column === 'item' ? 'item_id' : 'marketplace_offer_id');
        // Other keys would refuse it before.
        await sql`create temporary table of_others on commit drop as
          select conrelid::regclass::text as name, conname from pg_constraint where contype = 'f' and confrelid = ${table}::regclass`.execute(
          db,
        );
        const { rows } = await sql<{ name: string; conname: string }>`select * from of_others`.execute(db);
        for (const { name, conname } of rows)
          await sql`alter table ${sql.raw(name)} drop constraint ${sql.id(conname)}`.execute(db);
        await sql`delete from ${sql.table(table)} where ${id} = ${sold[column]}`.execute(db);
      });
    await expect(removes('item', 'item')).rejects.toThrow('Prices name it (item)');
    await expect(removes('marketplace_offer', 'offer')).rejects.toThrow('Prices name it (marketplace_offer)');
  });

  it('take their reason with them, and let go of what was sold at them', async () => {
    const left = await tried(async (db) => {
      const sold = await soldFee(db);
      const price = await priceOf(db, sold);
      await sql`insert into price_reason (price_id, marketplace_id, winner, signature) values (${price}, ${sold.list}, '{}', 'x')`.execute(
        db,
      );
      await soldAt(db, sold, price);
      await sql`delete from price where price_id = ${price}`.execute(db);
      const { rows } = await sql<{ reasons: number; sold: (number | null)[] }>`
        select (select count(*)::int from price_reason where price_id = ${price}) as reasons,
          array(select price_id from tier_price where min_quantity = 77777) as sold`.execute(db);
      return rows[0];
    });
    expect(left).toEqual({ reasons: 0, sold: [null] });
  });

  it('are there when a sale or a reason names them, which is of their pricelist', async () => {
    await expect(tried(async (db) => soldAt(db, await soldFee(db), -1))).rejects.toThrow(noPrice);
    await expect(tried((db) => sql`update order_line_price set price_id = -1`.execute(db))).rejects.toThrow(noPrice);
    await expect(
      tried(async (db) => {
        const sold = await soldFee(db);
        const price = await priceOf(db, sold);
        return sql`insert into price_reason (price_id, marketplace_id, winner, signature)
          select ${price}, marketplace_id, '{}', 'x' from marketplace where marketplace_id <> ${sold.list} limit 1`.execute(
          db,
        );
      }),
    ).rejects.toThrow('A reason is of a price of its pricelist');
  });

  it('that somebody takes back are not sold at meanwhile', async () => {
    const sold = await soldFee(database.owner);
    const price = await priceOf(database.owner, sold);
    let naming: Promise<unknown> | undefined;
    await database.owner.transaction().execute(async (db) => {
      await sql`delete from price where price_id = ${price}`.execute(db);
      naming = expect(tried((other) => soldAt(other, sold, price))).rejects.toThrow(noPrice);
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length)
        .toBeGreaterThan(0);
    });
    await naming;
  });

  it('of the past stay', async () => {
    await expect(
      tried((db) => sql`delete from price where valid_from_date < current_date`.execute(db)),
    ).rejects.toThrow('What a price was stays');
  });
});

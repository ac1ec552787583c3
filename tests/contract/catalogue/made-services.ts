/** Services of a test, made with the rights of the database's owner: vendors, texts, fees, and the pricelists that offer them. */
import { sql } from 'kysely';
import type { TestServer } from '../../database/server.ts';

export interface NewService {
  readonly name: string;
  readonly owner: number;
  readonly texts?: Readonly<Record<string, readonly [name: string, summary: string]>>;
  readonly category?: 'Workplace' | 'Mail' | 'Backup';
  readonly tags?: readonly string[];
  readonly state?: 'Draft' | 'Published' | 'Retired';
  readonly published?: Date;
  readonly ranking?: number;
  /** Suggested per user and month, by quantity. */
  readonly srp?: Readonly<Record<number, number>>;
}

export async function makeService({ database: { owner } }: TestServer, made: NewService): Promise<number> {
  const { state = 'Published', published = new Date('2025-01-01') } = made;
  const { service_id } = await owner
    .insertInto('service')
    .values({
      owner_account_id: made.owner,
      product_name: made.name,
      product_number: crypto.randomUUID(),
      category: made.category ?? 'Workplace',
      tags: [...(made.tags ?? [])],
      state,
      published_utc: state === 'Draft' ? null : published,
      ranking: made.ranking ?? 0,
    })
    .returning('service_id')
    .executeTakeFirstOrThrow();
  for (const [language, [display_name, summary]] of Object.entries(made.texts ?? { en: [made.name, ''] }))
    await owner.insertInto('service_text').values({ service_id, language, display_name, summary }).execute();
  if (made.srp) await makeItem({ owner }, service_id, made.srp);
  return service_id;
}

async function makeItem(
  { owner }: Pick<TestServer['database'], 'owner'>,
  service_id: number,
  srp: Readonly<Record<number, number>>,
): Promise<void> {
  const fee = { fee_type: 'Monthly', basis: 'Unit', unit: 'User', commitment_months: 1, billing: 'Monthly' } as const;
  const { item_id } = await owner
    .insertInto('item')
    .values({ service_id, names: { en: 'Per user' }, ...fee })
    .returning('item_id')
    .executeTakeFirstOrThrow();
  for (const [from, amount] of Object.entries(srp))
    await owner
      .insertInto('item_srp')
      .values({
        item_id,
        currency: 'EUR',
        min_quantity: Number(from),
        srp: amount,
        valid_from_date: new Date('2025-01-01'),
        valid_until_date: null,
      })
      .execute();
}

/**
 * A pricelist of a seller that offers services to companies directly below him.
 * @param factor by which its prices, computed already, differ from what vendors suggest; absent: not at all.
 */
export async function makePricelist(
  server: Pick<TestServer, 'database'>,
  seller: number,
  {
    customers,
    services,
    factor = 1,
    priority,
  }: {
    readonly customers: readonly number[];
    readonly services: readonly number[];
    readonly factor?: number;
    readonly priority?: number;
  },
): Promise<number> {
  const { owner } = server.database;
  const { marketplace_id } = await owner
    .insertInto('marketplace')
    .values({ owner_company_id: seller, name: crypto.randomUUID(), currency: 'EUR', ...(priority && { priority }) })
    .returning('marketplace_id')
    .executeTakeFirstOrThrow();
  for (const customer_account_id of customers)
    await owner.insertInto('marketplace_customer').values({ marketplace_id, customer_account_id }).execute();
  for (const service_id of services)
    await owner.insertInto('marketplace_offer').values({ marketplace_id, service_id }).execute();
  await priceAsSuggested(server, marketplace_id, factor);
  return marketplace_id;
}

/** What a pricelist asks is what vendors suggest, times a factor, for whatever it has no price of yet. */
export async function priceAsSuggested(
  { database: { owner } }: Pick<TestServer, 'database'>,
  marketplace: number,
  factor = 1,
): Promise<void> {
  await sql`insert into price (marketplace_id, marketplace_offer_id, item_id, min_quantity, amount, valid_from_date, valid_until_date)
    select o.marketplace_id, o.marketplace_offer_id, r.item_id, r.min_quantity, r.srp * ${factor}, r.valid_from_date, r.valid_until_date
    from marketplace_offer o join item_srp r using (service_id) where o.marketplace_id = ${marketplace} and not exists (
      select from price known where known.marketplace_id = o.marketplace_id and known.item_id = r.item_id)`.execute(
    owner,
  );
}

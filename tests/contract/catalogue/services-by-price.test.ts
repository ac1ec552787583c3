/** The order by price is the order of the prices that are shown, for each buyer, whatever pricelists and vendors change (SOLO-14). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import type { DataOf, InputOf } from '../../../src/define/contract/operation.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { random } from '../../../src/server/demo/world/random.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

let server: TestServer;
const callers = new Map<string, Caller>();
const chance = random('services by price');
const word = 'Quitte';
const services: number[] = [];
/** Two of the same seller, which the same customer buys from, and one that the seller buys from. */
const lists = { above: 0, first: 0, second: 0 };

const reads = { MARKETPLACE: ['Read'], MY_SERVICES: ['Read'], BILLING_SHOWPRODUCTPRICE: ['Read'] };
const margin = { ...reads, BILLING_SHOWPRODUCTPRICE_MARGIN: ['Read'] };

async function as(user: DemoUser, rights: Readonly<Record<string, readonly string[]>>): Promise<Caller> {
  const { UserAccountId } = await (await server.as(user)).me();
  await giveOnly(server, UserAccountId, { rights });
  return signIn(server.app, user);
}

const run = (statement: ReturnType<typeof sql>) => statement.execute(server.database.owner);

/** Whole days from today, which the database counts as the server does. */
const day = (days: number) => sql`current_date + ${days}::integer`;

async function addFees(service: number): Promise<void> {
  const once = chance.chance(0.2);
  const term = once ? 0 : chance.pick([1, 12]);
  const currency = chance.pick(['EUR', 'EUR', 'USD']);
  const required = chance.chance(0.7);
  const state = chance.chance(0.9) ? 'Active' : 'Retired';
  const { rows } = await sql<{ item_id: number }>`
    insert into item (service_id, names, fee_type, basis, unit, commitment_months, billing, is_required, state)
    values (${service}, '{"en": "Fee"}', ${once ? 'OneTime' : 'Monthly'}, 'Unit', 'User', ${term}, ${once ? 'Once' : 'Monthly'}, ${required}, ${state})
    returning item_id`.execute(server.database.owner);
  const [item] = rows;
  if (!item || chance.chance(0.1)) return;
  for (const band of chance.pick([[1], [1, 10], [5]])) {
    const began = chance.pick([-30, 0, 3]);
    const ends = chance.pick([null, null, 3, 6]);
    const until = ends === null || ends <= began ? sql`null::date` : day(ends);
    await run(sql`insert into item_srp (item_id, currency, min_quantity, srp, valid_from_date, valid_until_date)
      values (${item.item_id}, ${currency}, ${band}, ${chance.whole(1, 6)}, ${day(began)}, ${until})`);
  }
}

beforeAll(async () => {
  server = await startTestServer();
  const { owner } = server.database;
  const company = { parent_account_id: knownIds.root, account_type: 'Company', display_name: `${word} AG` } as const;
  const vendor = await owner.insertInto('account').values(company).returning('account_id').executeTakeFirstOrThrow();
  for (let each = 0; each < 40; each += 1) {
    const service = await makeService(server, {
      name: `${word} ${chance.pick(['Mail', 'Drive'])} ${each}`,
      owner: each % 8 === 0 ? knownIds.ostsee : vendor.account_id,
      ranking: chance.whole(0, 3),
      category: chance.pick(['Mail', 'Backup']),
    });
    services.push(service);
    for (let fees = chance.whole(0, 3); fees > 0; fees -= 1) await addFees(service);
  }
  const some = (share: number) => services.filter(() => chance.chance(share));
  lists.above = await makePricelist(server, knownIds.root, {
    customers: [knownIds.ostsee],
    services: some(0.8),
    factor: 0.5,
  });
  const customers = [knownIds.donau];
  lists.first = await makePricelist(server, knownIds.ostsee, { customers, services: some(0.6), factor: 0.9 });
  lists.second = await makePricelist(server, knownIds.ostsee, { customers, services: some(0.6), factor: 0.7 });
  callers.set('the owner', await as('owner', margin));
  callers.set('a buyer of two pricelists', await as('admin', reads));
  callers.set('a seller who sees what he buys at', await as('reseller', margin));
});
afterAll(() => server.close());

type Filter = NonNullable<InputOf<typeof SearchServices>['filter']>;
type Direction = 'ASC' | 'DESC';
type Shown = readonly [id: number, amount: number | undefined];
const shown = ({ Services }: DataOf<typeof SearchServices>) =>
  Services.map(({ Id, PriceFrom }): Shown => [Id, PriceFrom?.Amount]);

/** The slow way: all by rank, and then by the prices that are shown; what has none last. */
const sorted = (all: readonly Shown[], direction: Direction): readonly Shown[] =>
  all.toSorted(([, one], [, other]) => {
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return direction === 'ASC' ? one - other : other - one;
  });

const size = 4;
const offsets = [0, size, 30];

async function byPages(caller: Caller, filter: Filter, direction: Direction): Promise<readonly (readonly Shown[])[]> {
  const orderBy = { Key: 'Price', Value: direction } as const;
  return Promise.all(
    offsets.map(async (offset) =>
      shown(await caller.call(SearchServices, { filter, orderBy, limit: size, options: { offset } })),
    ),
  );
}

const asked: readonly Filter[] = [
  {},
  { DisplayName: word },
  { DisplayName: `${word} mail` },
  { DisplayName: word, ServiceCategories: ['Mail'] },
  { Source: { Type: 'OwnedServices' } },
];

async function assertOrder(who: string, caller: Caller): Promise<void> {
  for (const filter of asked) {
    const all = shown(await caller.call(SearchServices, { filter, limit: 1000 }));
    if (filter === asked[0]) expect(all.filter(([, amount]) => amount !== undefined).length).toBeGreaterThan(5);
    for (const direction of ['ASC', 'DESC'] as const) {
      const expected = sorted(all, direction);
      const pages = offsets.map((offset) => expected.slice(offset, offset + size));
      expect([who, filter, direction, await byPages(caller, filter, direction)]).toEqual([
        who,
        filter,
        direction,
        pages,
      ]);
    }
  }
}

/** On each of some days what is kept is what `prices_from` says, in every pricelist and for what vendors suggest. */
async function assertKept(): Promise<void> {
  const { owner } = server.database;
  const { rows } = await sql<{
    list: number;
    day: string;
    service_id: number;
    kept: string | null;
    said: string | null;
  }>`
    with entered as materialized (
      select set_config('app.scope', path, false), set_config('app.user', (
        select u.account_id::text from account u where u.parent_account_id = a.account_id and u.account_type = 'User' limit 1), false)
      from account a where a.parent_account_id is null),
    asked as (select list, current_date + ahead as day from entered, unnest(${[0, ...Object.values(lists)]}::bigint[]) list, generate_series(0, 8) ahead),
    kept as (select a.list, a.day, k.service_id, k.amount from asked a join service_price_from k on k.marketplace_id = a.list
      and k.valid_from_date <= a.day and (k.valid_until_date is null or k.valid_until_date > a.day)
      -- What is no longer offered keeps its prices, which nobody is shown.
      where a.list = 0 or exists (select from marketplace_offer o where o.marketplace_id = a.list and o.service_id = k.service_id and o.state = 'Active')),
    said as (select a.list, a.day, f.service_id, f.amount from asked a, prices_from(null, nullif(a.list, 0), true, a.day) f)
    select list, day::text, service_id, kept.amount::text as kept, said.amount::text as said
    from kept full join said using (list, day, service_id) where kept.amount is distinct from said.amount`.execute(
    owner,
  );
  expect(rows).toEqual([]);
}

const itemsOf = (share: number) =>
  sql`(select item_id from item where service_id = any (${services.filter(() => chance.chance(share))}::bigint[]))`;

const writes: readonly [string, () => Promise<unknown>][] = [
  ['nothing', async () => undefined],
  [
    'prices that end today, and others that begin today',
    async () => {
      const items = itemsOf(0.3);
      await run(sql`delete from price where valid_from_date >= current_date and item_id in ${items}`);
      await run(sql`update price set valid_until_date = current_date where valid_from_date < current_date
        and (valid_until_date is null or valid_until_date > current_date) and item_id in ${items}`);
      await run(sql`insert into price (marketplace_id, marketplace_offer_id, item_id, min_quantity, amount, valid_from_date)
        select o.marketplace_id, o.marketplace_offer_id, i.item_id, 1, 1 + i.item_id % 5, current_date
        from marketplace_offer o join item i using (service_id) where o.marketplace_id = ${lists.first} and i.item_id % 2 = 0 and i.item_id in ${items}
          and not exists (select from price p where p.marketplace_id = o.marketplace_id and p.item_id = i.item_id and p.valid_from_date >= current_date)`);
    },
  ],
  [
    'offers that are withdrawn',
    () =>
      run(sql`update marketplace_offer set state = 'Withdrawn', withdrawn_utc = now()
        where marketplace_id = ${lists.first} and service_id % 3 = 0`),
  ],
  [
    'which pricelist is asked first',
    () =>
      run(sql`update marketplace set priority = case marketplace_id when ${lists.first} then 901 else 900 end
      where marketplace_id in (${lists.first}, ${lists.second})`),
  ],
  [
    'fees that nobody needs any more, and that are needed now',
    () => run(sql`update item set is_required = not is_required where item_id % 3 = 0 and item_id in ${itemsOf(0.8)}`),
  ],
  [
    'retired fees',
    () => run(sql`update item set state = 'Retired' where item_id % 4 = 0 and item_id in ${itemsOf(0.8)}`),
  ],
  [
    'new fees without a price',
    async () => {
      for (const service of services.slice(0, 8)) await addFees(service);
    },
  ],
  [
    'what vendors suggest',
    async () => {
      const items = itemsOf(0.5);
      await run(
        sql`update item_srp set valid_until_date = current_date + 2 where valid_until_date is null and valid_from_date < current_date and item_id in ${items}`,
      );
      await run(sql`delete from item_srp where valid_from_date > current_date and item_id in ${items}`);
    },
  ],
];

it.each(writes)('is that of the prices that are shown after %s', async (_what, write) => {
  await write();
  await assertKept();
  for (const [who, caller] of callers) await assertOrder(who, caller);
});

it('is that of what vendors suggest for a seller who does not see what he buys at', async () => {
  await assertOrder('a seller', await as('reseller', reads));
});

it('is kept by two vendors’ writes at a time, each of another fee of one service', async () => {
  const service = await makeService(server, { name: `${word} Both`, owner: knownIds.ostsee, srp: { 1: 1 } });
  services.push(service);
  await makeFee(service);
  const { rows } = await sql<{
    item_id: number;
  }>`select item_id from item where service_id = ${service} order by 1`.execute(server.database.owner);
  await Promise.all(
    rows.map(({ item_id: item }) =>
      server.database.owner.transaction().execute(async (own) => {
        await sql`insert into item_srp (item_id, currency, srp, min_quantity, valid_from_date) values (${item}, 'EUR', 7, 2, current_date)`.execute(
          own,
        );
        await sql`delete from item_srp where item_id = ${item} and min_quantity = 1`.execute(own);
        await sql`select pg_sleep(0.1)`.execute(own);
      }),
    ),
  );
  await assertKept();
});

const makeFee = (service: number) =>
  run(sql`with made as (insert into item (service_id, names, fee_type, basis, unit, commitment_months, billing)
      values (${service}, '{"en": "Fee"}', 'Monthly', 'Unit', 'User', 1, 'Monthly') returning item_id)
    insert into item_srp (item_id, currency, srp, valid_from_date) select item_id, 'EUR', 2, current_date from made`);

it('goes with a service that is deleted', async () => {
  const service = await makeService(server, {
    name: `${word} Gone`,
    owner: knownIds.ostsee,
    state: 'Draft',
    srp: { 1: 3 },
  });
  await run(sql`delete from service where service_id = ${service}`);
  const { rows } = await sql`select from service_price_from where service_id = ${service}`.execute(
    server.database.owner,
  );
  expect(rows).toEqual([]);
});

/** Whatever sellers and vendors change, in whatever order and however many at a time: in the end prices are as if all were computed anew. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import AddServicesToMarketplace from '../../../manifests/operations/Marketplace/AddServicesToMarketplace.ts';
import AssignCustomers from '../../../manifests/operations/Marketplace/AssignCustomers.ts';
import RemoveCustomers from '../../../manifests/operations/Marketplace/RemoveCustomers.ts';
import UpdateMarketplacePriority from '../../../manifests/operations/Marketplace/UpdateMarketplacePriority.ts';
import UpdateOffer from '../../../manifests/operations/Marketplace/UpdateOffer.ts';
import WithdrawServices from '../../../manifests/operations/Marketplace/WithdrawServices.ts';
import UpdatePricingRuleGroup from '../../../manifests/operations/Pricing/UpdatePricingRuleGroup.ts';
import { isOvertaken } from '../../../src/server/calls/failure.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { random } from '../../../src/server/demo/world/random.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { workOffPrices } from './update-prices.ts';

let server: TestServer;
const callers = new Map<number, Caller>();
const chance = random('any updates');
beforeAll(async () => {
  server = await startTestServer();
  callers.set(knownIds.root, await server.as('owner'));
  callers.set(knownIds.ostsee, await server.as('reseller'));
});
afterAll(() => server?.close());

const update = async () => expect(await workOffPrices(server)).toEqual([]);

async function rowsOf<Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
  return (await query.execute(server.database.owner)).rows;
}

interface List {
  readonly id: number;
  readonly seller: number;
  readonly services: readonly number[];
  readonly offers: readonly number[];
  readonly vendors: readonly number[];
}
const lists = () =>
  rowsOf(sql<List>`
    select m.marketplace_id as id, m.owner_company_id as seller, array_agg(s.service_id) as services,
      array_agg(o.marketplace_offer_id) as offers, array_agg(distinct s.owner_account_id) as vendors
    from marketplace m join marketplace_offer o using (marketplace_id) join service s using (service_id)
    where m.owner_company_id = any (${[...callers.keys()]}::bigint[]) and m.state = 'Active' and o.state = 'Active' and not m.is_template
    group by m.marketplace_id order by m.marketplace_id`);

const formula = () =>
  chance.pick([
    { Model: 'SrpDiscount', Percent: chance.whole(-10, 60) },
    { Model: 'Markup', Percent: chance.whole(-20, 80) },
    { Model: 'GrossMargin', Percent: chance.whole(1, 60) },
    { Model: 'Static', Amount: chance.whole(0, 9000) / 100 },
  ]);
const understood = true;

const deeds: readonly ((list: List, as: Caller) => Promise<{ readonly status: number } | undefined>)[] = [
  async ({ id, vendors }, as) => {
    const Rules = Array.from({ length: chance.whole(0, 3) }, (_, place) => {
      return { Name: `Rule ${place}`, Selection: 'Vendor', Selected: [chance.pick(vendors)], ...formula() };
    });
    return as.post(UpdatePricingRuleGroup.operation, { marketplaceId: id, inputDto: { Rules }, understood });
  },
  async ({ id, offers }, as) => {
    const offer = chance.pick(offers);
    const [item] = await rowsOf(sql<{
      id: number;
    }>`select i.item_id as id from item i join marketplace_offer o using (service_id)
      where o.marketplace_offer_id = ${offer} and i.state = 'Active' order by i.item_id limit 1`);
    const charge = { ItemId: item?.id ?? 0, ...chance.pick([formula(), formula(), {}]) };
    const from = chance.chance(0.3) ? { ValidFrom: '2999-01-01' } : {};
    const updateCharges = [{ ...charge, ...('Model' in charge ? from : {}) }];
    return as.post(UpdateOffer.operation, { marketplaceId: id, marketplaceOfferId: offer, updateCharges, understood });
  },
  async ({ id, services }, as) => {
    const serviceIds = services.filter(() => chance.chance(0.1));
    if (serviceIds.length === 0) return undefined;
    const withdrawn = await as.post(WithdrawServices.operation, { marketplaceId: id, serviceIds });
    return chance.chance(0.5)
      ? as.post(AddServicesToMarketplace.operation, { marketplaceId: id, serviceIds })
      : withdrawn;
  },
  async ({ seller }, as) => {
    const own = await rowsOf(sql<{ id: number }>`select marketplace_id as id from marketplace
      where owner_company_id = ${seller} and state = 'Active' order by priority`);
    const [first, ...others] = own.map(({ id }) => ({ MarketplaceId: id }));
    return as.post(UpdateMarketplacePriority.operation, { marketplacePriorityList: [...others, first], understood });
  },
  async ({ id, seller }, as) => {
    const [buyer] = await rowsOf(sql<{ id: number; buys: boolean }>`
      select a.account_id as id, exists (select from marketplace_customer c where c.marketplace_id = ${id} and c.customer_account_id = a.account_id) as buys
      from account a where a.parent_account_id = ${seller} and a.account_type in ('Reseller', 'Company')
        and a.currency = (select currency from marketplace where marketplace_id = ${id})
      order by a.account_type = 'Reseller' desc, a.account_id offset ${chance.whole(0, 2)} limit 1`);
    if (!buyer) return undefined;
    const { operation } = buyer.buys ? RemoveCustomers : AssignCustomers;
    return as.post(operation, { marketplaceId: id, accountIds: [buyer.id] });
  },
  // As a vendor asks and suggests other amounts from today, and others again from a later day.
  async ({ vendors }) => {
    for (const [table, column] of [
      ['item_cost', 'purchase_price'],
      ['item_srp', 'srp'],
    ] as const) {
      if (chance.chance(0.4)) continue;
      const [name, amount, id] = [sql.table(table), sql.ref(column), sql.ref(`${table}_id`)];
      const day = sql`current_date + ${chance.pick([0, 10, 40])}::integer`;
      const some = sql`owner_account_id = ${chance.pick(vendors)} and ${id} % 3 = ${chance.whole(0, 2)}`;
      const factor = chance.whole(80, 130);
      await again(async () => {
        await sql`update ${name} set valid_until_date = ${day} where ${some} and valid_from_date < ${day} and valid_until_date is null`.execute(
          server.database.owner,
        );
        await sql`insert into ${name} (item_id, currency, min_quantity, ${amount}, valid_from_date)
          select item_id, currency, min_quantity, round(${amount} * ${factor} / 100, 2), valid_until_date
          from ${name} where ${some} and valid_until_date = ${day} on conflict do nothing`.execute(
          server.database.owner,
        );
      });
    }
    return undefined;
  },
];

/** Two who wait for each other are one of them too many: a call is made again then. */
async function again(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await again(work);
  }
}

/** Prices of sellers that know another cost than the one above asks on that day. */
const wrongCosts = (day: number) =>
  rowsOf(sql<{ compared: number; wrong: number }>`
    select count(*)::int as compared, count(*) filter (where r.cost is distinct from bought.amount)::int as wrong
    from price p join price_reason r using (price_id) join marketplace m on m.marketplace_id = p.marketplace_id and m.state = 'Active'
    join marketplace_offer sold on sold.marketplace_offer_id = p.marketplace_offer_id and sold.state = 'Active'
    join item i using (item_id) join account o on o.account_id = m.owner_company_id
    left join lateral prices_for(o.account_id, array[p.item_id], p.min_quantity, current_date + ${day}::integer) bought on true
    where o.parent_account_id is not null and i.owner_account_id <> o.account_id and coalesce(bought.currency, m.currency) = m.currency
      and p.valid_from_date <= current_date + ${day}::integer and coalesce(p.valid_until_date > current_date + ${day}::integer, true)`);

it('I9 each price follows from the cost of its day after any updates, and I8 all computed anew are what they are', async () => {
  let done = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    const known = await lists();
    // Several at a time, so that wishes join those that wait, and some come while others are worked off.
    const some = Array.from({ length: 5 }, () => ({ deed: chance.pick(deeds), list: chance.pick(known) }));
    const work = some.map(async ({ deed, list }) => {
      const answer = await deed(list, callers.get(list.seller) as Caller);
      expect([200, 400, 409], JSON.stringify(answer)).toContain(answer?.status ?? 200);
      done += Number(answer?.status !== 400);
    });
    await Promise.all(chance.chance(0.5) ? [...work, update()] : work);
    if (chance.chance(0.6)) await update();
  }
  expect(done).toBeGreaterThan(20);
  await update();
  for (const day of [0, 30, 400]) {
    const [row] = await wrongCosts(day);
    expect([day, row?.wrong]).toEqual([day, 0]);
    expect(row?.compared).toBeGreaterThan(500);
  }
  const [last] = await rowsOf(sql<{ id: number }>`select max(price_update_id) as id from price_update`);
  await sql`select queue_price_update(array(select marketplace_id from marketplace where state = 'Active'), 'Repair', null, null, current_date)`.execute(
    server.database.owner,
  );
  await update();
  const changed = await rowsOf(sql<{ id: number; count: number }>`
    select marketplace_id as id, changed_count as count from price_update where price_update_id > ${last?.id ?? 0} and changed_count > 0`);
  expect(changed).toEqual([]);
});

/** Writes the pricelists, what each of them offers, and who buys from it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { type DemoAccount, knownIds } from '../accounts/account.ts';
import { daysAfter, later, now } from '../dates.ts';
import { insertAll } from '../insert-all.ts';
import { type DemoPricelist, demoPricelists, pricelistFor } from './pricelists.ts';
import { publishedOn } from './published.ts';
import type { PresentService } from './put-services.ts';

interface PresentPricelist extends DemoPricelist {
  readonly id: number;
  readonly seller: DemoAccount;
}

/** Nothing was offered before the marketplace had its catalogue. */
const begin = daysAfter(now, -690);

/** Who assigned the customers, where somebody did. */
const assigning: Readonly<Record<number, number>> = {
  [knownIds.root]: knownIds.owner,
  [knownIds.ostsee]: knownIds.reseller,
};

export async function putPricelists(
  owner: Kysely<Tables>,
  accounts: readonly DemoAccount[],
  services: readonly PresentService[],
): Promise<void> {
  const sellers = new Map(
    accounts.flatMap((account) => (account.type === 'Reseller' ? [[account.name, account]] : [])),
  );
  const wanted = demoPricelists.map((list) => {
    const seller = sellers.get(list.owner);
    if (!seller) throw new Error(`There is no reseller ${list.owner} that could own a pricelist`);
    return { ...list, seller };
  });
  await insertAll(
    owner,
    'marketplace',
    wanted.map(({ seller, name, currency, state }) => ({
      owner_company_id: seller.id,
      name,
      currency,
      state,
      is_template: name.startsWith('Template'),
      is_propagation_enabled: seller.parent !== undefined,
      created_utc: later(seller.created, begin),
    })),
  );
  const rows = await owner.selectFrom('marketplace').select(['marketplace_id', 'name', 'owner_company_id']).execute();
  const lists = wanted.map((list): PresentPricelist => {
    const row = rows.find(({ name, owner_company_id }) => name === list.name && owner_company_id === list.seller.id);
    return { ...list, id: row?.marketplace_id ?? 0 };
  });
  const customers = accounts.flatMap((account) => customerRow(account, lists));
  await insertAll(owner, 'marketplace_customer', customers);
  await insertAll(owner, 'marketplace_offer', offerRows(lists, services, customers));
  await assignGrown(owner, sellers, lists);
}

interface CustomerRow {
  readonly marketplace_id: number;
  readonly customer_account_id: number;
  readonly assigned_by_account_id: number | null;
  readonly assigned_utc: Date;
}

function customerRow(account: DemoAccount, lists: readonly PresentPricelist[]): CustomerRow[] {
  const { type, parent, name, country, currency, created } = account;
  if (!parent || (type !== 'Company' && type !== 'Reseller')) return [];
  const wanted = pricelistFor(parent.name, { type, name, country: country.code, currency });
  const list = lists.find((one) => one.owner === wanted?.owner && one.name === wanted.name);
  if (!list) return [];
  return [
    {
      marketplace_id: list.id,
      customer_account_id: account.id,
      assigned_by_account_id: assigning[parent.id] ?? null,
      assigned_utc: later(created, begin),
    },
  ];
}

/** A reseller offers of what he is offered; the marketplace's owner of everything. What is retired has been offered. */
function offerRows(
  lists: readonly PresentPricelist[],
  services: readonly PresentService[],
  customers: readonly CustomerRow[],
) {
  const offered = new Map<number, readonly PresentService[]>();
  return lists.flatMap((list) => {
    const bought = customers.find(({ customer_account_id }) => customer_account_id === list.seller.id);
    const present = (bought ? (offered.get(bought.marketplace_id) ?? []) : services).filter(
      (service) => service.state !== 'Draft' && !list.leavesOut(service),
    );
    offered.set(list.id, present);
    return present.map((service) => {
      const added = later(publishedOn(service.publishedDays), later(list.seller.created, begin));
      const withdrawn = service.state === 'Retired' ? publishedOn(service.changedDays) : null;
      return {
        marketplace_id: list.id,
        service_id: service.id,
        state: withdrawn ? ('Withdrawn' as const) : ('Active' as const),
        added_by: bought && service.publishedDays < 300 ? ('Propagation' as const) : ('User' as const),
        added_utc: added,
        withdrawn_utc: withdrawn,
      };
    });
  });
}

/** Generated companies buy from the pricelist of their seller that fits their country; all of one country from the same. */
async function assignGrown(
  owner: Kysely<Tables>,
  sellers: ReadonlyMap<string, DemoAccount>,
  lists: readonly PresentPricelist[],
): Promise<void> {
  for (const seller of sellers.values()) {
    const { rows } = await sql<{ country: string; currency: string }>`
      select distinct country, currency from account
      where account_id >= 1000000 and account_type = 'Company' and parent_account_id = ${seller.id}`.execute(owner);
    for (const { country, currency } of rows) {
      const wanted = pricelistFor(seller.name, { type: 'Company', name: '', country, currency });
      const list = lists.find((one) => one.owner === wanted?.owner && one.name === wanted.name);
      if (!list) continue;
      await sql`
        insert into marketplace_customer (marketplace_id, customer_account_id, assigned_utc)
        select ${list.id}, account_id, created_utc from account
        where account_id >= 1000000 and account_type = 'Company' and parent_account_id = ${seller.id} and country = ${country}
          and currency = ${currency}
        order by account_id`.execute(owner);
    }
  }
}

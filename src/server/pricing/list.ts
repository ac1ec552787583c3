/** Pricelists as lists show them: those of the sellers in the session's branch. */
import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Pricelist } from '../../../manifests/entities/Pricelist.ts';
import type GetMarketplaces from '../../../manifests/operations/Marketplace/GetMarketplaces.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { findAccount } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { inScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { inOrderOf } from '../db/reader-order.ts';
import { assertSeen } from './offers.ts';

type Input = InputOf<typeof GetMarketplaces>;
type Result = DataOf<typeof GetMarketplaces>;

/** Templates take a right of their own. */
export function mayBe(
  { session }: CallContext,
  flag: 'Update' | 'Delete',
  list: { readonly is_template: boolean },
): boolean {
  const held = session.user.Capability;
  return meets(held, can('MARKETPLACE', flag)) && (!list.is_template || meets(held, can('PRICELIST_TEMPLATES', flag)));
}

/** What is narrowed to nothing is not narrowed. */
const some = <Of>(chosen: readonly Of[] | undefined): readonly Of[] | undefined =>
  chosen?.length ? chosen : undefined;

/** @throws 404 for an owner or a service out of sight. */
export async function pricelists(context: CallContext, input: Input): Promise<Result> {
  const { db, language } = context;
  if (input.ownerAccountId !== undefined) await findAccount(context, input.ownerAccountId);
  if (input.serviceId !== undefined) await assertSeen(context, [input.serviceId]);
  const wanted = [...new Set(input.serviceIds)];
  await assertSeen(context, wanted);
  const { rows, total } = await pageOf<WantedRow, OrderKey, OfThese>(db, wantedLists(context, input), {
    order: {
      Name: 'name',
      Owner: 'owner_name',
      Currency: 'currency',
      Priority: 'priority',
      CustomersCount: 'customers',
      ServicesCount: 'services',
      PricedUtc: 'priced_utc',
    },
    texts: { language, columns: ['name', 'owner_name'] },
    standard: { owner_path: 'asc', priority: 'asc', marketplace_id: 'asc' },
    find: ['name'],
    more: sql<OfThese>`
      (select count(*)::int from marketplace_offer o where o.marketplace_id = page.marketplace_id and o.state = 'Active'
        and o.service_id = any (${wanted}::bigint[])) as offered,
      (select count(*)::int from sellable_services(page.owner_company_id, ${wanted}::bigint[]) sold where not exists (
        select from marketplace_offer o where o.marketplace_id = page.marketplace_id and o.service_id = sold.service_id
          and o.state = 'Active')) as addable`,
    input,
  });
  const Items = rows.map((row) => ({
    ...pricelistOf(row),
    MayDelete: mayBe(context, 'Delete', row) && row.customers === 0,
    ...(wanted.length > 0 && { OfferedOfThese: row.offered, AddableOfThese: row.addable }),
  }));
  return { Items, TotalCount: total };
}

type OrderKey = NonNullable<Input['orderBy']>['Key'];
type WantedRow = ListRow & { readonly owner_path: string };

/** How many of the services that somebody wants to add are offered already, and could be added. */
interface OfThese {
  readonly offered: number;
  readonly addable: number;
}

/** What a query of pricelists answers of each. */
export const listColumns = [
  'marketplace.marketplace_id',
  'marketplace.owner_company_id',
  'marketplace.name',
  'marketplace.currency',
  'marketplace.tags',
  'marketplace.priority',
  'marketplace.wanted_priority',
  'marketplace.is_propagation_enabled',
  'marketplace.is_auto_add',
  'marketplace.is_template',
  'marketplace.price_state',
  'marketplace.priced_utc',
  'owner.display_name as owner_name',
] as const;

export const customersCount = sql<number>`(select count(*)::int from marketplace_customer c
  where c.marketplace_id = marketplace.marketplace_id)`;
export const servicesCount = sql<number>`(select count(*)::int from marketplace_offer o
  where o.marketplace_id = marketplace.marketplace_id and o.state = 'Active')`;

/** Those of the sellers in the session's branch. */
export const seenLists = ({ db }: CallContext) =>
  db
    .selectFrom('marketplace')
    .innerJoin('account as owner', 'owner.account_id', 'marketplace.owner_company_id')
    .select([...listColumns, 'owner.path as owner_path', customersCount.as('customers'), servicesCount.as('services')])
    .where('marketplace.state', '=', 'Active')
    .where(inScope('owner.path'));

/** What marks pricelists in sight. */
export async function tagsAndCurrencies(context: CallContext): Promise<Marks> {
  const { db, language } = context;
  const { rows } = await sql<Marks>`
    with seen as materialized (${seenLists(context).clearSelect().select(['marketplace.tags', 'marketplace.currency'])})
    select
      array(select tag from (select distinct unnest(tags) as tag from seen) each order by ${inOrderOf(sql`tag`, language)})::text[] as tags,
      array(select distinct currency from seen order by currency)::text[] as currencies`.execute(db);
  return rows[0] ?? { tags: [], currencies: [] };
}

interface Marks {
  readonly tags: readonly string[];
  readonly currencies: readonly string[];
}

function wantedLists(context: CallContext, input: Input) {
  const { ownerAccountId, isTemplate, serviceId } = input;
  const [currencies, tags, states] = [some(input.currencies), some(input.tags), some(input.priceStates)];
  let lists = seenLists(context);
  if (ownerAccountId !== undefined) lists = lists.where('owner.account_id', '=', ownerAccountId);
  if (isTemplate !== undefined) lists = lists.where('marketplace.is_template', '=', isTemplate);
  if (currencies) lists = lists.where('marketplace.currency', 'in', currencies);
  if (states) lists = lists.where('marketplace.price_state', 'in', states);
  if (tags) lists = lists.where(sql<SqlBool>`marketplace.tags && ${tags}`);
  if (serviceId !== undefined)
    lists = lists.where(sql<SqlBool>`exists (select from marketplace_offer o
      where o.marketplace_id = marketplace.marketplace_id and o.service_id = ${serviceId} and o.state = 'Active')`);
  return lists;
}

interface ListRow {
  readonly marketplace_id: number;
  readonly owner_company_id: number;
  readonly owner_name: string;
  readonly name: string;
  readonly currency: string;
  readonly tags: readonly string[];
  readonly priority: number | null;
  readonly wanted_priority: number | null;
  readonly is_propagation_enabled: boolean;
  readonly is_auto_add: boolean;
  readonly is_template: boolean;
  readonly price_state: Result['Items'][number]['PriceState'];
  readonly priced_utc: Date | null;
  readonly customers: number;
  readonly services: number;
}

export const pricelistOf = (row: ListRow): Static<typeof Pricelist> => ({
  MarketplaceId: row.marketplace_id,
  OwnerAccountId: row.owner_company_id,
  Owner: row.owner_name,
  Name: row.name,
  Currency: row.currency,
  Tags: [...row.tags],
  Priority: row.priority ?? 0,
  ...(row.wanted_priority !== null && { WantedPriority: row.wanted_priority }),
  IsPropagationEnabled: row.is_propagation_enabled,
  IsAutoAdd: row.is_auto_add,
  IsTemplate: row.is_template,
  CustomersCount: row.customers,
  ServicesCount: row.services,
  PriceState: row.price_state,
  ...(row.priced_utc && { PricedUtc: utc(row.priced_utc) }),
});

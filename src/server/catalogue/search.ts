/** Services found by a text and filters, ranked, and cut into pages. */
import { sql } from 'kysely';
import type SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { typedForms } from '../../rules/text/keyboard-order.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { offsetOf, pageOf, wordsOf } from '../db/list-query.ts';
import { priceRight, seesMargin } from './prices-shown.ts';
import { newSince, servicesWithIds } from './row.ts';

type Input = InputOf<typeof SearchServices>;
type Filter = NonNullable<Input['filter']>;

/** What a source needs: its own services a vendor sees, everything else who buys. */
const rightOf = {
  Root: can('MARKETPLACE', 'Read'),
  OwnedServices: can('MY_SERVICES', 'Read'),
} as const;

interface Found {
  readonly service_id: number;
  readonly display_name: string;
  readonly match: number;
  readonly ranking: number;
  readonly modified_utc: Date;
  /** Of all that fit. */
  readonly total: number;
}
type Priced = Found & { readonly price: number | null };

/** What is narrowed to nothing is not narrowed. */
const some = <Of>(chosen: readonly Of[] | undefined): readonly Of[] | null => (chosen?.length ? chosen : null);

/** By what the database may cut what it found: where more than the services' own columns decide, it answers all. */
function cutOf(orderBy: Input['orderBy']): 'Ranking' | 'Newest' | 'Oldest' | 'Cheapest' | 'Dearest' | null {
  if (orderBy?.Key === 'Price') return orderBy.Value === 'ASC' ? 'Cheapest' : 'Dearest';
  if (orderBy?.Key === 'ModifyDate') return orderBy.Value === 'ASC' ? 'Oldest' : 'Newest';
  return orderBy === undefined || (orderBy.Key === 'Ranking' && orderBy.Value === 'ASC') ? 'Ranking' : null;
}

/** @throws 403 for a source, or an order by price, whose right the caller lacks. */
export async function searchServices(context: CallContext, input: Input): Promise<DataOf<typeof SearchServices>> {
  const { db, session, language } = context;
  const { filter = {}, orderBy } = input;
  const source = filter.Source?.Type ?? 'Root';
  assertMeets(session.user.Capability, rightOf[source]);
  const byPrice = orderBy?.Key === 'Price';
  if (byPrice) assertMeets(session.user.Capability, priceRight);
  const text = wordsOf(input) ?? filter.DisplayName?.trim() ?? '';
  const { limit = limits.pageSize } = input;
  const found = sql<Found>`select * from found_services(${source}, ${text === '' ? null : [...typedForms(text)]}::text[],
    ${some(filter.OwnerAccountIds)}, ${some(filter.ServiceCategories)}, ${some(filter.ServiceTags)}, ${some(filter.States)},
    ${filter.ShowNewOnly ? newSince() : null}, ${language}, ${cutOf(orderBy)}, ${limit + offsetOf(input)},
    ${byPrice && seesMargin(context)})`;
  const { rows, beside: total } = await pageOf(
    db,
    byPrice
      ? sql<Priced>`select found.*, begins.amount as price from found
        left join prices_from(array(select service_id from found), null, ${seesMargin(context)}, current_date) begins using (service_id) where service_id is not null`
      : sql<Priced>`select *, null::numeric as price from found where service_id is not null`,
    {
      order: { Ranking: 'match', DisplayName: 'display_name', ModifyDate: 'modified_utc', Price: 'price' },
      texts: { language, columns: ['display_name'] },
      standard: { match: 'asc', ranking: 'desc', display_name: 'asc', service_id: 'asc' },
      given: { name: 'found', query: found, beside: sql<number>`(select coalesce(max(total), 0) from found)` },
      input,
    },
  );
  const ids = rows.map(({ service_id: id }) => id);
  const services = new Map((await servicesWithIds(context, ids)).map((one) => [one.Id, one]));
  if (source === 'Root')
    for (const [id, count] of await ownSubscriptions(context, ids)) {
      const service = services.get(id);
      if (service) services.set(id, { ...service, OwnSubscriptions: count });
    }
  return {
    Services: ids.flatMap((id) => services.get(id) ?? []),
    TotalCount: total,
    ...(isNarrowed(text, filter) && { AllCount: await countAll(context, source) }),
  };
}

/** How many subscriptions of each service the own company has that have not ended, as its list of services shows them. */
async function ownSubscriptions(
  { db }: CallContext,
  ids: readonly number[],
): Promise<readonly (readonly [number, number])[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ service_id: number; count: number }>`
    select s.service_id, count(*)::integer as count
    from accounts_of((select own_company()), array['Product'], false, '') a join subscription s using (account_id)
    where s.service_id = any (${ids}::bigint[]) group by s.service_id`.execute(db);
  return rows.map(({ service_id: id, count }) => [id, count]);
}

/** Whose services are looked for narrows nothing. */
const isNarrowed = (text: string, { Source: _source, DisplayName: _words, ...narrowing }: Filter): boolean =>
  text !== '' || Object.values(narrowing).some((value) => (Array.isArray(value) ? value.length > 0 : value));

async function countAll(context: CallContext, source: string): Promise<number> {
  const text = 'select cardinality(services_of_source($1, null))';
  const [[count] = []] = await context.prepared('services_of_source', text, [source]);
  return Number(count);
}

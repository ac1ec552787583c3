/** Propagation filters of a pricelist: which services it takes over from above. */
import { sql } from 'kysely';
import type SavePropagationFilters from '../../../manifests/operations/Marketplace/SavePropagationFilters.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { type PropagationFilter, passes, surplusForAllVendors } from '../../rules/prices/propagation.ts';
import { Failure } from '../calls/failure.ts';
import { versionOf } from '../db/record-version.ts';
import { findPricelist, type OwnPricelist, pricelistToChange } from './find.ts';
import { offeredServices, sellableServices } from './offers.ts';

type Filters = DataOf<typeof SavePropagationFilters>;
type Wanted = InputOf<typeof SavePropagationFilters>['filters'];

/** As many as the whole of them may be saved with. */
const mostFilters = 50;

interface KeptFilter extends PropagationFilter {
  readonly filterId: number;
}

export async function filtersOf({ db }: Pick<CallContext, 'db'>, id: number): Promise<readonly KeptFilter[]> {
  return db
    .selectFrom('propagation_filter')
    .select(['filter_id as filterId', 'kind', 'vendor_account_ids as vendorIds', 'tags'])
    .where('marketplace_id', '=', id)
    .orderBy('position')
    .execute();
}

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function propagationFilters(context: CallContext, id: number): Promise<Filters> {
  const Version = await versionOf(context, 'PropagationFilters', id);
  const list = await findPricelist(context, id);
  const filters = await filtersOf(context, id);
  const names = await vendorNames(
    context,
    filters.flatMap(({ vendorIds }) => vendorIds),
  );
  const { offerable, passing } = await offerableBy(context, list, filters);
  return {
    Version,
    Filters: filters.map(({ filterId, kind, vendorIds, tags }) => ({
      FilterId: filterId,
      Kind: kind,
      VendorIds: [...vendorIds],
      Vendors: vendorIds.map((vendor) => names.get(vendor) ?? String(vendor)),
      Tags: [...tags],
    })),
    PassingCount: passing.length,
    OfferableCount: offerable.length,
  };
}

/** Of the vendors whose services the session sees. */
async function vendorNames({ db }: CallContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('vendor_profile')
    .select(['account_id', 'name'])
    .where('account_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ account_id: id, name }) => [id, name]));
}

/** @throws 400 for a second filter without vendors (PL-08), or a vendor that is not there. */
export async function saveFilters(context: CallContext, id: number, wanted: Wanted): Promise<OwnPricelist> {
  const list = await pricelistToChange(context, id);
  await assertFilters(context, wanted, await filtersOf(context, id));
  await context.db.deleteFrom('propagation_filter').where('marketplace_id', '=', id).execute();
  for (const filter of wanted) await putFilter(context, id, filter);
  return list;
}

/** Of the filters that are kept, with those that are wanted besides. @throws 400 as `saveFilters` does, and for too many. */
export async function addFilter(context: CallContext, id: number, wanted: Wanted[number]): Promise<OwnPricelist> {
  const list = await pricelistToChange(context, id);
  const kept = await filtersOf(context, id);
  if (kept.length >= mostFilters) throw new Failure(400, 'tooManyFilters', { most: mostFilters });
  const before = kept.map(({ kind, vendorIds, tags }) => ({ Kind: kind, VendorIds: [...vendorIds], Tags: [...tags] }));
  await assertFilters(context, [...before, wanted], kept);
  await putFilter(context, id, wanted);
  return list;
}

export async function removeFilter(context: CallContext, id: number, filterId: number): Promise<OwnPricelist> {
  const list = await pricelistToChange(context, id);
  await context.db
    .deleteFrom('propagation_filter')
    .where('marketplace_id', '=', id)
    .where('filter_id', '=', filterId)
    .execute();
  return list;
}

/** @throws 400 for a second filter without vendors (PL-08), or a vendor that is not there. */
async function assertFilters(context: CallContext, wanted: Wanted, before: readonly KeptFilter[]): Promise<void> {
  const surplus = surplusForAllVendors(
    wanted.map(({ Kind, VendorIds, Tags }) => ({ kind: Kind, vendorIds: VendorIds, tags: Tags })),
  );
  if (surplus.length > 0) throw new Failure(400, 'secondFilterOfAll');
  // A vendor whose services are offered to nobody of the branch any more may stay where he was named before.
  const kept = before.flatMap(({ vendorIds }) => vendorIds);
  const named = wanted.flatMap(({ VendorIds }) => VendorIds);
  const known = await vendorNames(context, named);
  const unknown = named.find((vendor) => !known.has(vendor) && !kept.includes(vendor));
  if (unknown !== undefined) throw new Failure(400, 'unknownVendor', { vendorId: unknown });
}

/** Behind those that are there. */
async function putFilter({ db }: CallContext, id: number, { Kind, VendorIds, Tags }: Wanted[number]): Promise<void> {
  await db
    .insertInto('propagation_filter')
    .values({
      marketplace_id: id,
      kind: Kind,
      vendor_account_ids: [...new Set(VendorIds)],
      tags: [...new Set(Tags.map((tag) => tag.trim()))],
      position: sql`(select coalesce(max(f.position) + 1, 0) from propagation_filter f where f.marketplace_id = ${id})`,
    })
    .execute();
}

/** What its owner may sell and does not offer in a pricelist, and what of that its filters let through. */
export async function offerableBy(
  context: CallContext,
  { marketplace_id: id, owner_company_id: owner }: Pick<OwnPricelist, 'marketplace_id' | 'owner_company_id'>,
  filters: readonly PropagationFilter[],
): Promise<{ readonly offerable: readonly number[]; readonly passing: readonly number[] }> {
  const there = new Set(await offeredServices(context, id));
  const offerable = (await sellableServices(context, owner, null)).filter((service) => !there.has(service));
  if (offerable.length === 0) return { offerable, passing: [] };
  const services = await context.db
    .selectFrom('service')
    .select(['service_id', 'owner_account_id', 'tags'])
    .where('service_id', 'in', offerable)
    .execute();
  const passing = services.flatMap(({ service_id: serviceId, owner_account_id: vendorId, tags }) =>
    passes({ vendorId, tags }, filters) ? [serviceId] : [],
  );
  return { offerable, passing };
}

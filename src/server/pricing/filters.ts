/** Propagation filters of a pricelist: which services it takes over from above. */
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

export async function filtersOf({ db }: Pick<CallContext, 'db'>, id: number): Promise<readonly PropagationFilter[]> {
  const rows = await db
    .selectFrom('propagation_filter')
    .select(['kind', 'vendor_account_ids', 'tags'])
    .where('marketplace_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ kind, vendor_account_ids: vendorIds, tags }) => ({ kind, vendorIds, tags }));
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
    Filters: filters.map(({ kind, vendorIds, tags }) => ({
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
  const surplus = surplusForAllVendors(
    wanted.map(({ Kind, VendorIds, Tags }) => ({ kind: Kind, vendorIds: VendorIds, tags: Tags })),
  );
  if (surplus.length > 0) throw new Failure(400, 'secondFilterOfAll');
  // A vendor whose services are offered to nobody of the branch any more may stay where he was named before.
  const kept = (await filtersOf(context, id)).flatMap(({ vendorIds }) => vendorIds);
  const named = wanted.flatMap(({ VendorIds }) => VendorIds);
  const known = await vendorNames(context, named);
  const unknown = named.find((vendor) => !known.has(vendor) && !kept.includes(vendor));
  if (unknown !== undefined) throw new Failure(400, 'unknownVendor', { vendorId: unknown });
  await context.db.deleteFrom('propagation_filter').where('marketplace_id', '=', id).execute();
  if (wanted.length > 0)
    await context.db
      .insertInto('propagation_filter')
      .values(
        wanted.map(({ Kind, VendorIds, Tags }, position) => ({
          marketplace_id: id,
          kind: Kind,
          vendor_account_ids: [...new Set(VendorIds)],
          tags: [...new Set(Tags.map((tag) => tag.trim()))],
          position,
        })),
      )
      .execute();
  return list;
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

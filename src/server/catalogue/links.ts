/** The parts of a bundle and the upgrades of a service, put and removed by its vendor. */
import { sql } from 'kysely';
import type GetLinkableServices from '../../../manifests/operations/ServiceManagement/GetLinkableServices.ts';
import type GetServiceLinks from '../../../manifests/operations/ServiceManagement/GetServiceLinks.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { typedForms } from '../../rules/text/keyboard-order.ts';
import { Failure } from '../calls/failure.ts';
import { ofVendorInScope } from '../db/in-scope.ts';
import { versionOf } from '../db/record-version.ts';
import { findOwnService, noService, type OwnService } from './find.ts';
import { touchService } from './items.ts';
import { servicesWithIds } from './row.ts';

type Links = DataOf<typeof GetServiceLinks>;
type Linkable = DataOf<typeof GetLinkableServices>;

/** @throws 404 for a service that is absent or somebody else's. */
export async function serviceLinks(context: CallContext, serviceId: number): Promise<Links> {
  const Version = await versionOf(context, 'Service', serviceId);
  const { is_bundle } = await findOwnService(context, serviceId);
  const [parts, upgrades] = await Promise.all([
    context.db
      .selectFrom('service_bundle_part')
      .select(['part_service_id', 'quantity'])
      .where('bundle_service_id', '=', serviceId)
      .where(ofVendorInScope('owner_account_id'))
      .execute(),
    context.db
      .selectFrom('service_upgrade')
      .select(['to_service_id', 'kind'])
      .where('from_service_id', '=', serviceId)
      .where(ofVendorInScope('owner_account_id'))
      .execute(),
  ]);
  const named = await linked(context, [
    ...parts.map(({ part_service_id: id }) => id),
    ...upgrades.map(({ to_service_id: id }) => id),
  ]);
  const of = (id: number) => named.filter(({ Id }) => Id === id);
  return {
    IsBundle: is_bundle,
    Version,
    Parts: parts.flatMap(({ part_service_id, quantity }) =>
      of(part_service_id).map((one) => ({ ...one, Quantity: quantity, Version })),
    ),
    Upgrades: upgrades.flatMap((upgrade) => of(upgrade.to_service_id).map((one) => ({ ...one, Kind: upgrade.kind }))),
  };
}

/** As lists name services, in the order of their names. */
async function linked(context: CallContext, ids: readonly number[]): Promise<Linkable> {
  const services = await servicesWithIds(context, ids);
  const inOrder = new Intl.Collator(context.language);
  return services
    .map(({ Id, DisplayName, Vendor, State }) => ({ Id, DisplayName, Vendor, State }))
    .sort((a, b) => inOrder.compare(a.DisplayName, b.DisplayName));
}

type Purpose = 'Part' | 'Upgrade';
const mostFound = 50;

/** @throws 404 for a service that is absent or somebody else's. */
export async function linkableServices(
  context: CallContext,
  serviceId: number,
  { purpose, filter = '' }: { readonly purpose: Purpose; readonly filter?: string },
): Promise<Linkable> {
  await findOwnService(context, serviceId);
  const typed = filter.trim() === '' ? null : [...typedForms(filter)];
  const { rows } = await sql<{ service_id: number }>`
    select service_id from ${sources}
    cross join lateral found_services(source, ${typed}::text[], null, null, null, null, null, ${context.language}, null, null, false) f
    join service s using (service_id)
    where service_id <> ${serviceId} and s.state <> 'Retired' and (${purpose} <> 'Part' or not s.is_bundle)
    group by service_id order by min(f.match), max(f.ranking) desc, min(f.display_name) limit ${mostFound}`.execute(
    context.db,
  );
  return linked(
    context,
    rows.map(({ service_id: id }) => id),
  );
}

/** Services of the vendors of the branch, and those offered to the company. */
const sources = sql`unnest(array['OwnedServices', 'Root']) source`;

/** What a service is linked with. @throws 404 for what is out of reach, as if it were absent; 409 for a retired one. */
async function findLinked(context: CallContext, id: number) {
  const { rows } = await sql<{ is_bundle: boolean; state: OwnService['state'] }>`
    select s.is_bundle, s.state from service s
    where s.service_id = any (array(select unnest(services_of_source(source, ${[id]})) from ${sources}))`.execute(
    context.db,
  );
  const [found] = rows;
  if (!found) throw noService(id);
  if (found.state === 'Retired') throw new Failure(409, 'linkRetired');
  return found;
}

/** @throws 409 for what is no bundle, and for a part that is one; 404 for a part out of reach. */
export async function putPart(context: CallContext, serviceId: number, part: number, quantity: number) {
  const service = await findOwnService(context, serviceId, true);
  if (!service.is_bundle) throw new Failure(409, 'notBundle');
  const { is_bundle } = await findLinked(context, part);
  if (is_bundle) throw new Failure(409, 'partIsBundle');
  await context.db
    .insertInto('service_bundle_part')
    .values({ bundle_service_id: serviceId, part_service_id: part, quantity })
    .onConflict((conflict) => conflict.columns(['bundle_service_id', 'part_service_id']).doUpdateSet({ quantity }))
    .execute();
  await touchService(context, serviceId);
  return service;
}

export async function removePart(context: CallContext, serviceId: number, part: number): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  const removed = await context.db
    .deleteFrom('service_bundle_part')
    .where('bundle_service_id', '=', serviceId)
    .where('part_service_id', '=', part)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new Failure(404, 'noPart', { serviceId: part });
  await touchService(context, serviceId);
  return service;
}

/** @throws 409 where one would come back to the service; 404 for a target out of reach. */
export async function putUpgrade(context: CallContext, serviceId: number, target: number, kind: 'Full' | 'Partial') {
  // Two at once could close a circle of which neither sees the other half. Before the service is held: whoever waits here holds nothing.
  await sql`select pg_advisory_xact_lock(hashtextextended('service_upgrade', 0))`.execute(context.db);
  const service = await findOwnService(context, serviceId, true);
  await findLinked(context, target);
  const { rows } = await sql`
    with recursive led (id) as (
      select ${target}::bigint union select u.to_service_id from service_upgrade u join led on u.from_service_id = led.id)
    select from led where id = ${serviceId}`.execute(context.db);
  if (rows.length > 0) throw new Failure(409, 'upgradeCircle');
  await context.db
    .insertInto('service_upgrade')
    .values({ from_service_id: serviceId, to_service_id: target, kind })
    .onConflict((conflict) => conflict.columns(['from_service_id', 'to_service_id']).doUpdateSet({ kind }))
    .execute();
  await touchService(context, serviceId);
  return service;
}

export async function removeUpgrade(context: CallContext, serviceId: number, target: number): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  const removed = await context.db
    .deleteFrom('service_upgrade')
    .where('from_service_id', '=', serviceId)
    .where('to_service_id', '=', target)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new Failure(404, 'noUpgrade', { serviceId: target });
  await touchService(context, serviceId);
  return service;
}

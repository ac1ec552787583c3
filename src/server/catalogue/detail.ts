/** A service with all that stands about it, read with the session's rights and with a check of its own. */
import { sql } from 'kysely';
import type GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { Failure } from '../calls/failure.ts';
import { inList, inOffer } from '../db/in-scope.ts';
import { noService } from './find.ts';
import { servicesWithIds } from './row.ts';

type Detail = DataOf<typeof GetServiceDetail>;

/** @throws 404 for a service that is absent or out of sight, and for one that the pricelist does not offer; absent and foreign pricelists answer alike. */
export async function serviceDetail(context: CallContext, serviceId: number, marketplaceId?: number): Promise<Detail> {
  const [found] = await servicesWithIds(context, [serviceId]);
  if (!found) throw noService(serviceId);
  if (marketplaceId !== undefined && !(await isInPricelist(context, serviceId, marketplaceId)))
    throw new Failure(404, 'notInPricelist', { marketplaceId });
  const [facts, commitments, files, parts, upgrades, offered] = await Promise.all([
    factsOf(context, serviceId),
    commitmentsOf(context, serviceId),
    filesOf(context, serviceId),
    partsOf(context, serviceId),
    upgradesOf(context, serviceId),
    isOffered(context, serviceId),
  ]);
  return {
    ...found,
    ...facts,
    Commitments: commitments,
    ...files,
    Parts: parts,
    Upgrades: upgrades,
    IsOffered: offered,
  };
}

async function isInPricelist({ db }: CallContext, serviceId: number, marketplaceId: number): Promise<boolean> {
  const offer = await db
    .selectFrom('marketplace_offer')
    .select('marketplace_offer_id')
    .where('service_id', '=', serviceId)
    .where('marketplace_id', '=', marketplaceId)
    .where('state', '=', 'Active')
    .where(inList('marketplace_offer.marketplace_id'))
    .executeTakeFirst();
  return offer !== undefined;
}

/** Months of the terms that can be bought, the shortest first. */
async function commitmentsOf({ db }: CallContext, serviceId: number): Promise<number[]> {
  const terms = await db
    .selectFrom('item')
    .select('commitment_months')
    .distinct()
    .where('service_id', '=', serviceId)
    .where('state', '=', 'Active')
    .where('commitment_months', '>', 0)
    .where(inOffer('item'))
    .orderBy('commitment_months')
    .execute();
  return terms.map(({ commitment_months: months }) => months);
}

/** A published service is offered to its own vendor, to the marketplace's owner, and to whose pricelists have it. */
async function isOffered({ db }: CallContext, serviceId: number): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`
    select exists (
      select from found_services('Root', ${[serviceId]}, null, null, null, null, null, null, 'en', null)) as offered`.execute(
    db,
  );
  return rows[0]?.offered === true;
}

async function factsOf({ db, language }: CallContext, serviceId: number) {
  const facts = await db
    .selectFrom('service')
    .innerJoin('vendor_profile', 'vendor_profile.account_id', 'service.owner_account_id')
    .select([
      'service.billing_rule',
      'service.price_protection',
      'service.protection_months',
      'service.is_locking',
      'vendor_profile.website',
      'vendor_profile.logo_path',
    ])
    .select((own) =>
      own
        .selectFrom('service_text')
        .select('service_text.description_html')
        .whereRef('service_text.service_id', '=', 'service.service_id')
        .where('service_text.description_html', '<>', '')
        .orderBy(sql`service_text.language = ${language}`, 'desc')
        .orderBy(sql`service_text.language = 'en'`, 'desc')
        .orderBy('service_text.language')
        .limit(1)
        .as('description'),
    )
    .where('service.service_id', '=', serviceId)
    .where(inOffer('service'))
    .executeTakeFirst();
  if (!facts) throw noService(serviceId);
  return {
    Description: facts.description ?? '',
    ...(facts.website !== null && { VendorWebsite: facts.website }),
    ...(facts.logo_path !== null && { VendorLogo: facts.logo_path }),
    BillingRule: facts.billing_rule,
    PriceProtection: facts.price_protection,
    ...(facts.protection_months !== null && { ProtectionMonths: facts.protection_months }),
    IsLocking: facts.is_locking,
  };
}

/** In their order; a document says in which language it is. */
async function filesOf({ db }: CallContext, serviceId: number): Promise<Pick<Detail, 'Pictures' | 'Documents'>> {
  const files = await db
    .selectFrom('service_file')
    .select(['kind', 'path', 'title', 'language', 'content_type', 'size', 'width', 'height'])
    .where('service_id', '=', serviceId)
    .where(inOffer('service_file'))
    .orderBy('position')
    .execute();
  return {
    Pictures: files
      .filter(({ kind }) => kind === 'Illustration')
      .map(({ path, title, width, height }) => ({ Path: path, Title: title, Width: width ?? 0, Height: height ?? 0 })),
    Documents: files
      .filter(({ kind }) => kind === 'Document')
      .map(({ path, title, language, content_type, size }) => ({
        Path: path,
        Title: title,
        ...(language !== null && { Language: language }),
        ContentType: content_type,
        Size: size,
      })),
  };
}

async function partsOf(context: CallContext, serviceId: number): Promise<Detail['Parts']> {
  const parts = await context.db
    .selectFrom('service_bundle_part')
    .select(['part_service_id', 'quantity'])
    .where('bundle_service_id', '=', serviceId)
    .execute();
  const services = await servicesWithIds(
    context,
    parts.map(({ part_service_id: id }) => id),
  );
  return services.map(({ Id, DisplayName, Icon }) => ({
    Id,
    DisplayName,
    ...(Icon !== undefined && { Icon }),
    Quantity: parts.find(({ part_service_id: id }) => id === Id)?.quantity ?? 1,
  }));
}

async function upgradesOf(context: CallContext, serviceId: number): Promise<Detail['Upgrades']> {
  const upgrades = await context.db
    .selectFrom('service_upgrade')
    .select(['to_service_id', 'kind'])
    .where('from_service_id', '=', serviceId)
    .execute();
  const services = await servicesWithIds(
    context,
    upgrades.map(({ to_service_id: id }) => id),
  );
  return services
    .filter(({ State }) => State === 'Published')
    .map(({ Id, DisplayName, Icon }) => ({
      Id,
      DisplayName,
      ...(Icon !== undefined && { Icon }),
      Kind: upgrades.find(({ to_service_id: id }) => id === Id)?.kind ?? 'Full',
    }));
}

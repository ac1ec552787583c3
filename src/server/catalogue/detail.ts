/** A service with all that stands about it, read with the session's rights and with a check of its own. */
import { sql } from 'kysely';
import type GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { Failure } from '../calls/failure.ts';
import { inList, inOffer } from '../db/in-scope.ts';
import { noService } from './find.ts';
import { seesPrices } from './prices-shown.ts';
import { servicesWithIds } from './row.ts';

type Detail = DataOf<typeof GetServiceDetail>;
type Price = NonNullable<Detail['Prices']>[number];

/** @throws 404 for a service that is absent or out of sight, and for one that the pricelist does not offer; absent and foreign pricelists answer alike. */
export async function serviceDetail(context: CallContext, serviceId: number, marketplaceId?: number): Promise<Detail> {
  const [found] = await servicesWithIds(context, [serviceId]);
  if (!found) throw noService(serviceId);
  if (marketplaceId !== undefined && !(await isInPricelist(context, serviceId, marketplaceId)))
    throw new Failure(404, 'notInPricelist', { marketplaceId });
  const [facts, prices, files, parts, upgrades, offered] = await Promise.all([
    factsOf(context, serviceId),
    pricesOf(context, serviceId),
    filesOf(context, serviceId),
    partsOf(context, serviceId),
    upgradesOf(context, serviceId),
    isOffered(context, serviceId),
  ]);
  const months = prices.map(({ CommitmentMonths }) => CommitmentMonths).filter((count) => count > 0);
  return {
    ...found,
    ...facts,
    Commitments: [...new Set(months)].sort((a, b) => a - b),
    ...(seesPrices(context) && { Prices: prices }),
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

/** A published service is offered to its own vendor, to the marketplace's owner, and to whose pricelists have it. */
async function isOffered({ db }: CallContext, serviceId: number): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`
    select exists (select from found_services('Root', null, null, null, null, null, null, 'en', null) f
      where f.service_id = ${serviceId}) as offered`.execute(db);
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

interface ItemRow {
  readonly item_id: number;
  readonly name: string;
  readonly fee_type: Price['FeeType'];
  readonly basis: Price['Basis'];
  readonly unit: Price['Unit'];
  readonly commitment_months: number;
  readonly billing: Price['Billing'];
  readonly is_required: boolean;
  readonly bands: Price['Bands'];
}

/** Active fees with the prices that hold today; those without a price are left out. */
async function pricesOf({ db, language }: CallContext, serviceId: number): Promise<Price[]> {
  const { rows } = await sql<ItemRow>`
    select item.item_id, service_name(item.names, ${language}, '') as name, item.fee_type, item.basis, item.unit, item.commitment_months,
      item.billing, item.is_required,
      json_agg(json_build_object('From', p.min_quantity, 'Amount', p.srp) order by p.min_quantity) as bands
    from item join item_srp p on p.item_id = item.item_id
    where item.service_id = ${serviceId} and item.state = 'Active' and ${inOffer('item')} and ${inOffer('p')}
      and p.valid_from_date <= current_date and coalesce(p.valid_until_date > current_date, true)
    group by item.item_id
    order by item.billing = 'Once', item.commitment_months, item.position, item.item_id`.execute(db);
  const shortest = rows.filter(({ commitment_months: months }) => months > 0).map((row) => row.commitment_months);
  return rows.map((row) => ({
    ItemId: row.item_id,
    Name: row.name,
    FeeType: row.fee_type,
    Basis: row.basis,
    Unit: row.unit,
    CommitmentMonths: row.commitment_months,
    Billing: row.billing,
    IsRequired: row.is_required,
    Bands: row.bands,
    ...against(
      row,
      rows.find((other) => isShorter(other, row, Math.min(...shortest))),
    ),
  }));
}

/** The same fee in the shortest term. */
const isShorter = (other: ItemRow, row: ItemRow, shortest: number): boolean =>
  other.commitment_months === shortest &&
  row.commitment_months > shortest &&
  other.basis === row.basis &&
  other.unit === row.unit &&
  other.fee_type === row.fee_type;

function against({ bands: [own] }: ItemRow, other: ItemRow | undefined): { AgainstMonthly?: number } {
  const base = other?.bands[0]?.Amount;
  if (!own || !base) return {};
  return { AgainstMonthly: Math.round((own.Amount / base - 1) * 1000) / 10 };
}

/** Those of the reader's language and of no language; English ones where a document has none in his. */
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

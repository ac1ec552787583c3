/** Writes the services with their texts, parts, upgrades, fees and what these cost. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { insertAll } from '../insert-all.ts';
import { iconOf } from './drawings/icon.ts';
import { drawnPng } from './drawings/render.ts';
import { itemsOf } from './items.ts';
import { publishedOn } from './published.ts';
import type { PresentVendor } from './put-vendors.ts';
import { demoServices } from './services/all.ts';
import { descriptionOf } from './services/description.ts';
import type { DemoService } from './services/service.ts';
import { catalogueTexts, nameIn } from './texts/catalogue-texts.ts';

export interface PresentService extends DemoService {
  readonly id: number;
  readonly owner: PresentVendor;
}

export const drawIcons = () =>
  Promise.all(demoServices.map(({ key, glyph, colour }) => drawnPng(`icon ${key}`, iconOf(glyph, colour))));

export async function putServices(
  owner: Kysely<Tables>,
  vendors: readonly PresentVendor[],
  icons: Awaited<ReturnType<typeof drawIcons>>,
): Promise<PresentService[]> {
  await insertAll(owner, 'stored_image', icons);
  const vendorOf = new Map(vendors.map((vendor) => [vendor.prefix, vendor]));
  const wanted = demoServices.map((service, index) => {
    const vendor = vendorOf.get(service.vendor);
    if (!vendor) throw new Error(`${service.key} has no vendor ${service.vendor}`);
    return { ...service, owner: vendor, icon: icons[index]?.path ?? null };
  });
  await insertAll(owner, 'service', wanted.map(rowOf));
  const rows = await owner.selectFrom('service').select(['service_id', 'product_name']).execute();
  const ids = new Map(rows.map(({ product_name, service_id }) => [product_name, service_id]));
  const services = wanted.map((service) => ({ ...service, id: idIn(ids, service.key) }));
  await insertAll(owner, 'service_text', services.flatMap(textRowsOf));
  await insertAll(
    owner,
    'service_bundle_part',
    services.flatMap(({ id, parts }) =>
      parts.map((part) => ({ bundle_service_id: id, part_service_id: idIn(ids, part) })),
    ),
  );
  await insertAll(
    owner,
    'service_upgrade',
    services.flatMap(({ id, upgrades }) =>
      Object.entries(upgrades).map(([to, kind]) => ({ from_service_id: id, to_service_id: idIn(ids, to), kind })),
    ),
  );
  await putItems(owner, services);
  return services;
}

const idIn = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`There is no service ${key}`);
  return id;
};

const rowOf = (service: DemoService & { readonly owner: PresentVendor; readonly icon: string | null }) => ({
  owner_account_id: service.owner.accountId,
  product_name: service.key,
  vendor_sku: service.number,
  product_number: service.number,
  category: service.category,
  tags: [...service.tags],
  licensed_per: service.licensedPer,
  billing_rule: service.billing,
  price_protection:
    service.protection === undefined
      ? ('None' as const)
      : service.protection === 'Term'
        ? ('Term' as const)
        : ('Months' as const),
  protection_months: typeof service.protection === 'number' ? service.protection : null,
  is_locking: service.isLocking,
  is_bundle: service.parts.length > 0,
  connector_id: service.owner.connectorId,
  icon_path: service.icon,
  state: service.state,
  published_utc: service.state === 'Draft' ? null : publishedOn(service.publishedDays),
});

const textRowsOf = (service: PresentService) =>
  [...catalogueTexts].map(([language, texts]) => ({
    service_id: service.id,
    language,
    display_name: nameIn(service.key, language),
    summary: texts.services[service.key]?.summary ?? '',
    description_html: descriptionOf(service, texts),
  }));

/** A day goes as it is written: as a moment it would be another one west of Greenwich. */
const day = (text: string): Date => text as unknown as Date;

async function putItems(owner: Kysely<Tables>, services: readonly PresentService[]): Promise<void> {
  const wanted = services.flatMap((service) =>
    itemsOf(service).map((item, position) => ({ ...item, position, service })),
  );
  await insertAll(
    owner,
    'item',
    wanted.map(({ service, names, ...item }) => ({
      service_id: service.id,
      names,
      vendor_sku: item.sku,
      fee_type: item.feeType,
      basis: item.basis,
      unit: item.unit,
      commitment_months: item.months,
      billing: item.billing,
      is_required: item.isRequired,
      position: item.position,
    })),
  );
  const rows = await owner.selectFrom('item').select(['item_id', 'vendor_sku']).execute();
  const ids = new Map(rows.map(({ item_id, vendor_sku }) => [vendor_sku, item_id]));
  const prices = wanted.flatMap(({ sku, prices }) =>
    prices.map(({ cost, srp, minQuantity, from, until }) => ({
      cost,
      srp,
      row: {
        item_id: ids.get(sku) ?? 0,
        currency: 'EUR',
        min_quantity: minQuantity,
        valid_from_date: day(from),
        valid_until_date: until === null ? null : day(until),
      },
    })),
  );
  await insertAll(
    owner,
    'item_cost',
    prices.flatMap(({ cost, row }) => (cost === null ? [] : [{ ...row, purchase_price: cost }])),
  );
  await insertAll(
    owner,
    'item_srp',
    prices.map(({ srp, row }) => ({ ...row, srp })),
  );
}

/** Once all is written: when the vendor last changed what, and how many run it. */
export async function finishServices(owner: Kysely<Tables>, services: readonly PresentService[]): Promise<void> {
  const changed = services.map(({ id, changedDays }) => ({ id, at: publishedOn(changedDays) }));
  await sql`
    update service s set modified_utc = c.at
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) c(id bigint, at timestamptz)
    where s.service_id = c.id`.execute(owner);
  await sql`select rank_services()`.execute(owner);
}

/** Changes of a service by its vendor, part by part. */
import { sql } from 'kysely';
import type SaveServiceInformation from '../../../manifests/operations/ServiceManagement/SaveServiceInformation.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { Failure } from '../calls/failure.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { uniquelyNamed } from '../db/unique-name.ts';
import { cleanHtml } from '../files/clean-html.ts';
import { findOwnService, type OwnService } from './find.ts';
import { hasBeenOffered } from './information.ts';
import { assertLanguages } from './languages.ts';
import { needOf } from './parts.ts';
import { spelledTags } from './tags.ts';

type Wanted = InputOf<typeof SaveServiceInformation>['inputDto'];

/** @throws 403 for a part whose right the caller lacks; nothing is saved then. */
export async function saveService(context: CallContext, serviceId: number, wanted: Wanted): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  for (const field of Object.keys(wanted) as (keyof Wanted)[])
    assertMeets(context.session.user.Capability, needOf(field, 'Update'));
  if (
    wanted.ProductName !== undefined &&
    wanted.ProductName.trim() !== service.product_name &&
    (await hasBeenOffered(context, service))
  )
    throw new Failure(409, 'keyIsFixed');
  if (wanted.Currency !== undefined && wanted.Currency !== service.currency && (await hasPrices(context, serviceId)))
    throw new Failure(409, 'currencyHasPrices', { currency: service.currency });
  await saveTexts(context, service.service_id, wanted);
  const tags = wanted.Tags && { tags: await spelledTags(context, wanted.Tags) };
  await uniquelyNumbered(context, () =>
    context.db
      .updateTable('service')
      .set({ ...changedColumns(wanted, service), ...tags, modified_utc: sql`now()` })
      .where('service_id', '=', service.service_id)
      .execute(),
  );
  return service;
}

/** Prices that hold or are planned are in the currency of the service. */
async function hasPrices({ db }: CallContext, serviceId: number): Promise<boolean> {
  const { rows } = await sql`
    select from item join item_cost using (item_id) where service_id = ${serviceId} and coalesce(valid_until_date > current_date, true)
    union all
    select from item_srp where service_id = ${serviceId} and coalesce(valid_until_date > current_date, true) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Two services have neither one key, nor one number of their vendor: either is told at its field. */
export const uniquelyNumbered = <Result>(
  context: CallContext,
  write: () => Promise<Result>,
  prefix = 'inputDto.',
  [key, number]: readonly [string, string] = ['ProductName', 'ProductNumber'],
): Promise<Result> =>
  uniquelyNamed(context, 'service_product_name_key', `${prefix}${key}`, () =>
    uniquelyNamed(context, 'service_owner_account_id_product_number_key', `${prefix}${number}`, write),
  );

function changedColumns(wanted: Wanted, service: OwnService) {
  const protection = wanted.PriceProtection ?? service.price_protection;
  const months = wanted.ProtectionMonths ?? service.protection_months ?? 12;
  const changed = {
    product_name: wanted.ProductName?.trim(),
    vendor_sku: wanted.VendorSku === undefined ? undefined : wanted.VendorSku.trim() || null,
    product_number: wanted.ProductNumber?.trim(),
    category: wanted.Category,
    licensed_per: wanted.LicensedPer,
    currency: wanted.Currency,
    billing_rule: wanted.BillingRule,
    price_protection: wanted.PriceProtection,
    protection_months: protection === 'Months' ? months : null,
    is_locking: wanted.IsLocking,
  };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

type Texts = Pick<Wanted, 'DisplayNames' | 'Summaries' | 'Descriptions'>;

const columns = { DisplayNames: 'display_name', Summaries: 'summary', Descriptions: 'description_html' } as const;

/** Languages that are not sent stay as they are; an empty text is taken away, and with the last one its language. */
async function saveTexts(context: CallContext, serviceId: number, wanted: Texts): Promise<void> {
  const sent = Object.keys(columns).flatMap((field) => Object.keys(wanted[field as keyof Texts] ?? {}));
  assertLanguages(sent);
  for (const language of new Set(sent)) {
    if (language !== 'en') assertMeets(context.session.user.Capability, can('SERVICE_LOCALIZATION', 'Update'));
    await saveLanguage(context, serviceId, language, wanted);
  }
}

async function saveLanguage({ db }: CallContext, serviceId: number, language: string, wanted: Texts): Promise<void> {
  const texts = Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const text = wanted[field as keyof Texts]?.[language]?.trim();
      if (text === undefined) return [];
      return [[column, field === 'Descriptions' ? cleanHtml(text) : text]];
    }),
  );
  if (language === 'en' && texts['display_name'] === '') throw new Failure(400, 'englishStays');
  await db
    .insertInto('service_text')
    .values({ service_id: serviceId, language, ...texts })
    .onConflict((conflict) => conflict.columns(['service_id', 'language']).doUpdateSet(texts))
    .execute();
  await db
    .deleteFrom('service_text')
    .where('service_id', '=', serviceId)
    .where('language', '=', language)
    .where((row) => row.and({ display_name: '', summary: '', description_html: '' }))
    .execute();
}

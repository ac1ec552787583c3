/** New services: drafts, from nothing or from another one. */
import { sql } from 'kysely';
import type CreateService from '../../../manifests/operations/ServiceManagement/CreateService.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { uniquelyNumbered } from './edit.ts';
import { findOwnService } from './find.ts';

/** @returns the id of the draft. @throws 404 for a vendor out of sight. */
export async function createService(context: CallContext, wanted: InputOf<typeof CreateService>): Promise<number> {
  const owner = wanted.ownerAccountId ?? context.session.user.CompanyAccount.AccountId;
  await findAccount(context, owner, { types: companies, alive: 'terminated', hold: 'share' });
  const product_name = wanted.productName.trim();
  const { service_id } = await uniquelyNumbered(
    context,
    () =>
      context.db
        .insertInto('service')
        .values({
          owner_account_id: owner,
          product_name,
          product_number: wanted.productNumber?.trim() ?? product_name,
          category: wanted.category,
          is_bundle: wanted.isBundle ?? false,
        })
        .returning('service_id')
        .executeTakeFirstOrThrow(),
    '',
    ['productName', 'productNumber'],
  );
  const text = { service_id, language: 'en', display_name: wanted.displayName.trim() };
  await context.db.insertInto('service_text').values(text).execute();
  return service_id;
}

/** @returns the id of the copy, a draft. */
export async function copyService(context: CallContext, serviceId: number, productName: string): Promise<number> {
  const { db } = context;
  await findOwnService(context, serviceId);
  const name = productName.trim();
  const copy = async () => {
    const { rows } = await sql<{ id: number }>`
      insert into service (owner_account_id, product_name, vendor_sku, product_number, category, tags, licensed_per, currency, billing_rule,
        price_protection, protection_months, is_locking, is_bundle, connector_id, icon_path)
      select owner_account_id, ${name}, null, ${name}, category, tags, licensed_per, currency, billing_rule,
        price_protection, protection_months, is_locking, is_bundle, connector_id, icon_path
      from service where service_id = ${serviceId} returning service_id as id`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const made = await uniquelyNumbered(context, copy, '', ['productName', 'productName']);
  await sql`insert into service_text (service_id, language, display_name, summary, description_html)
    select ${made}, language, display_name, summary, description_html from service_text where service_id = ${serviceId}`.execute(
    db,
  );
  await sql`insert into service_field (service_id, name, position, stage, definition)
    select ${made}, name, position, stage, definition from service_field where service_id = ${serviceId}`.execute(db);
  await sql`insert into service_data_source (service_id, field_name, path, cache_seconds)
    select ${made}, field_name, path, cache_seconds from service_data_source where service_id = ${serviceId}`.execute(
    db,
  );
  await sql`insert into service_file (service_id, kind, language, title, path, content_type, size, width, height, position)
    select ${made}, kind, language, title, path, content_type, size, width, height, position
    from service_file where service_id = ${serviceId}`.execute(db);
  await sql`insert into service_bundle_part (bundle_service_id, part_service_id, quantity)
    select ${made}, part_service_id, quantity from service_bundle_part where bundle_service_id = ${serviceId}`.execute(
    db,
  );
  await copyItems(context, serviceId, made);
  return made;
}

/** Fees that are in use, with what they cost from today on. */
async function copyItems({ db }: CallContext, from: number, to: number): Promise<void> {
  await sql`
    with copied as (
      insert into item (service_id, names, fee_type, basis, unit, commitment_months, billing, is_required, position)
      select ${to}, names, fee_type, basis, unit, commitment_months, billing, is_required, row_number() over (order by position, item_id)
      from item where service_id = ${from} and state = 'Active' order by position, item_id
      returning item_id, position),
    pairs as (
      select i.item_id as old_id, copied.item_id as new_id
      from (select item_id, row_number() over (order by position, item_id) as position from item
        where service_id = ${from} and state = 'Active') i
      join copied using (position)),
    costs as (
      insert into item_cost (item_id, currency, min_quantity, purchase_price, valid_from_date, valid_until_date)
      select new_id, currency, min_quantity, purchase_price, greatest(valid_from_date, current_date), valid_until_date
      from item_cost join pairs on old_id = item_id where coalesce(valid_until_date > current_date, true))
    insert into item_srp (item_id, currency, min_quantity, srp, valid_from_date, valid_until_date)
    select new_id, currency, min_quantity, srp, greatest(valid_from_date, current_date), valid_until_date
    from item_srp join pairs on old_id = item_id where coalesce(valid_until_date > current_date, true)`.execute(db);
}

/** What a demo vendor keeps when it begins: what runs here by its connector, but where the demo world says that it differs. */
import { sql } from 'kysely';
import type { Owner } from './state.ts';

export async function takeOver(owner: Owner, slug: string, connectorId: number): Promise<void> {
  await sql`
    insert into demo_vendor.subscription (slug, reference, account_id, vendor_sku, quantity, state)
    select ${slug}, e.reference, e.account_id, coalesce(differs.product, e.sent_sku, e.sku), coalesce(differs.quantity, e.quantity),
      coalesce(differs.state, e.state)
    from expected_at_vendor(${connectorId}) e
    cross join lateral (
      select min(d.found) filter (where d.kind = 'ProductDiffers') as product, min(d.found) filter (where d.kind = 'StateDiffers') as state,
        min(d.found::numeric) filter (where d.kind = 'QuantityDiffers') as quantity, coalesce(bool_or(d.kind = 'UnknownAtVendor'), false) as is_missing
      from drift d
      where d.connector_id = ${connectorId} and d.account_id = e.account_id and d.subject = e.reference and d.resolved_utc is null) differs
    where e.state in ('Active', 'Suspended', 'Ended') and coalesce(e.sent_sku, e.sku) is not null and not differs.is_missing
    union all
    select ${slug}, d.subject, null, split_part(d.found, ' × ', 1), split_part(d.found, ' × ', 2)::numeric, 'Active'
    from drift d where d.connector_id = ${connectorId} and d.kind = 'UnknownAtUs' and d.resolved_utc is null
    on conflict do nothing`.execute(owner);
}

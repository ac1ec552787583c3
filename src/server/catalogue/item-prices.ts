/** Cost and SRP of a service's fees as its vendor reads them: what holds on a day, and what is planned. */
import { sql } from 'kysely';
import type GetItemPrices from '../../../manifests/operations/ServiceManagement/GetItemPrices.ts';
import type GetPlannedPrices from '../../../manifests/operations/ServiceManagement/GetPlannedPrices.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { ofVendorInScope } from '../db/in-scope.ts';
import { versionOf } from '../db/record-version.ts';
import { findOwnService } from './find.ts';
import { hasBeenOffered } from './information.ts';

type Band = DataOf<typeof GetItemPrices>[number];
type Planned = DataOf<typeof GetPlannedPrices>[number];

/** Costs and SRPs of a service's fees: nobody but the vendor and those above him reads costs. */
const spansOf = (serviceId: number) => sql`
  select 'Cost' as kind, c.item_id, c.min_quantity, c.purchase_price as amount, c.currency, c.valid_from_date, c.valid_until_date
  from item_cost c join item i using (item_id) where i.service_id = ${serviceId} and ${ofVendorInScope('c.owner_account_id')}
  union all
  select 'Srp', p.item_id, p.min_quantity, p.srp, p.currency, p.valid_from_date, p.valid_until_date
  from item_srp p where p.service_id = ${serviceId} and ${ofVendorInScope('p.owner_account_id')}`;

interface Wanted {
  readonly validOn?: string;
  readonly showRetired?: boolean;
}

interface Row extends Omit<Band, 'Version' | 'BandId' | 'ServiceId' | 'Currency' | 'AreTermsFixed' | 'MarginPercent'> {
  readonly IsLowest: boolean;
  readonly IsOpen: boolean;
}

/** @throws 404 for a service that is absent or somebody else's. */
export async function itemPrices(
  context: CallContext,
  serviceId: number,
  { validOn, showRetired }: Wanted,
): Promise<Band[]> {
  const Version = await versionOf(context, 'ServiceItems', serviceId);
  const service = await findOwnService(context, serviceId);
  const AreTermsFixed = await hasBeenOffered(context, service);
  const { rows } = await sql<Row>`
    with asked as (select coalesce(${validOn ?? null}::date, current_date) as day),
    spans as materialized (${spansOf(serviceId)}),
    bands as (
      select item_id, min_quantity,
        max(amount) filter (where kind = 'Cost' and holds) as cost, max(amount) filter (where kind = 'Srp' and holds) as srp,
        max(valid_from_date) filter (where holds) as since,
        least(min(valid_from_date) filter (where valid_from_date > day), min(valid_until_date) filter (where valid_until_date > day)) as next
      from spans, asked, lateral (select valid_from_date <= day and coalesce(valid_until_date > day, true) as holds) h
      where coalesce(valid_until_date > day, true)
      group by item_id, min_quantity)
    select i.item_id as "ItemId", service_name(i.names, ${context.language}, '') as "Name", i.names as "Names", i.vendor_sku as "VendorSku",
      i.fee_type as "FeeType", i.basis as "Basis", i.unit as "Unit", i.commitment_months as "CommitmentMonths", i.billing as "Billing",
      i.is_required as "IsRequired", i.state as "State", coalesce(b.min_quantity, 1) as "From", b.cost as "Cost", b.srp as "Srp",
      b.since::text as "SinceDate", b.next::text as "NextChangeDate", asked.day::text as "ValidFrom",
      i.state = 'Active' and asked.day >= current_date as "IsOpen",
      coalesce(b.min_quantity = min(b.min_quantity) over (partition by i.item_id), true) as "IsLowest"
    from asked, item i left join bands b using (item_id)
    where i.service_id = ${serviceId} and (i.state = 'Active' or ${showRetired ?? false}) and ${ofVendorInScope('i.owner_account_id')}
    order by i.state, i.position, i.item_id, b.min_quantity`.execute(context.db);
  return rows.map(({ IsLowest, IsOpen, ...row }) => ({
    ...present(row),
    BandId: `${row.ItemId}-${row.From}`,
    ServiceId: serviceId,
    Version,
    Currency: service.currency,
    ...marginOf(row),
    AreTermsFixed,
    MayChangePrice: IsOpen,
    MayEndBand: IsOpen && !IsLowest,
  }));
}

/** What is not there is left out of the answer. */
const present = <Of extends object>(row: Of): Of =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Of;

const marginOf = ({ Cost, Srp }: Pick<Band, 'Cost' | 'Srp'>) =>
  typeof Cost === 'number' && typeof Srp === 'number' && Srp > 0
    ? { MarginPercent: Math.round((1 - Cost / Srp) * 1000) / 10 }
    : {};

/** Each change that is still to begin, the next one first. @throws 404 for a service that is absent or somebody else's. */
export async function plannedPrices(context: CallContext, serviceId: number): Promise<Planned[]> {
  await findOwnService(context, serviceId);
  const { rows } = await sql<Planned>`
    with spans as materialized (${spansOf(serviceId)}),
    changes as (
      select kind, item_id, min_quantity, currency, valid_from_date as day from spans where valid_from_date > current_date
      union
      select kind, item_id, min_quantity, currency, valid_until_date from spans where valid_until_date > current_date)
    select i.service_id as "ServiceId", i.item_id as "ItemId", service_name(i.names, ${context.language}, '') as "Name",
      c.min_quantity as "From", c.kind as "Kind", c.day::text as "ValidFrom", c.currency as "Currency",
      after.amount as "Amount", before.amount as "Before"
    from changes c join item i using (item_id)
    left join spans after on (after.kind, after.item_id, after.min_quantity, after.valid_from_date) = (c.kind, c.item_id, c.min_quantity, c.day)
    left join spans before on (before.kind, before.item_id, before.min_quantity, before.valid_until_date) = (c.kind, c.item_id, c.min_quantity, c.day)
    where ${ofVendorInScope('i.owner_account_id')}
    order by c.day, i.position, i.item_id, c.min_quantity, c.kind`.execute(context.db);
  return rows.map(present);
}

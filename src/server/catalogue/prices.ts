/** What a service costs today, read with the session's rights and with a check of its own. */
import { sql } from 'kysely';
import type GetServicePrices from '../../../manifests/operations/Marketplace/GetServicePrices.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { inOffer } from '../db/in-scope.ts';
import { noService } from './find.ts';
import { pricelistOf } from './offered-in.ts';
import { seesMargin } from './prices-shown.ts';
import { askedBy } from './row.ts';

type Price = DataOf<typeof GetServicePrices>[number];

/** @throws 404 for a service that is absent or out of sight, and for one that the pricelist does not offer. */
export async function servicePrices(
  context: CallContext,
  { serviceId, marketplaceId }: InputOf<typeof GetServicePrices>,
): Promise<Price[]> {
  const seen = context.db.selectFrom('service').select('service_id').where('service_id', '=', serviceId);
  if (!(await seen.where(inOffer('service')).executeTakeFirst())) throw noService(serviceId);
  if (marketplaceId !== undefined) await pricelistOf(context, serviceId, marketplaceId);
  return pricesOf(context, serviceId, marketplaceId);
}

type PriceRow = Omit<Price, 'AskedBy'> & { readonly Shortest: number | null; readonly is_suggested: boolean };

/** Active fees with the prices that hold today, one row for each band; those without a price are left out. */
async function pricesOf(context: CallContext, serviceId: number, marketplaceId: number | undefined): Promise<Price[]> {
  const { db, language } = context;
  const { rows } = await sql<PriceRow>`
    with priced as (
      select item.item_id, item.names, item.fee_type, item.basis, item.unit, item.commitment_months, item.billing, item.is_required,
        item.position, p.min_quantity, p.amount, p.currency, p.marketplace_id,
        min(item.commitment_months) filter (where item.billing <> 'Once') over () as shortest
      from shown_prices(${[serviceId]}::bigint[], ${marketplaceId ?? null}, ${seesMargin(context)}, current_date) p
      join item on item.item_id = p.item_id
      where ${inOffer('item')})
    select m.item_id as "ItemId", service_name(m.names, ${language}, '') as "Name", m.fee_type as "FeeType", m.basis as "Basis",
      m.unit as "Unit", m.commitment_months as "CommitmentMonths", m.billing as "Billing", m.is_required as "IsRequired",
      m.min_quantity as "From", m.amount as "Amount", m.currency as "Currency", m.marketplace_id is null as is_suggested,
      (select min(s.amount) from priced s where m.commitment_months > m.shortest and s.commitment_months = m.shortest and s.fee_type = m.fee_type
        and s.basis = m.basis and s.unit = m.unit and s.min_quantity = m.min_quantity) as "Shortest"
    from priced m
    order by m.billing = 'Once', m.commitment_months, m.position, m.item_id, m.min_quantity`.execute(db);
  // All bands of a fee say the same of it: what its first one does.
  const against = new Map<number, number | undefined>();
  for (const { ItemId, Amount, Shortest } of rows)
    if (!against.has(ItemId))
      against.set(ItemId, Shortest ? Math.round((Amount / Shortest - 1) * 1000) / 10 : undefined);
  return rows.map(({ Shortest: _, is_suggested, ...price }) => {
    const AgainstMonthly = against.get(price.ItemId);
    return { ...price, AskedBy: askedBy(is_suggested), ...(AgainstMonthly !== undefined && { AgainstMonthly }) };
  });
}

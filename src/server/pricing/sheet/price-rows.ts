/** The prices of a pricelist as its workbook has them: one row for each fee and quantity from which a price holds. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CallContext } from '../../../define/contract/handler.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { marginRight } from '../../catalogue/prices-shown.ts';
import type { OwnPricelist } from '../find.ts';

export interface PriceRow {
  readonly offerId: number;
  readonly itemId: number;
  readonly band: number;
  readonly service: string;
  readonly fee: string;
  readonly term: number;
  readonly isMetered: boolean;
  readonly amount: number | undefined;
  readonly isByHand: boolean;
  /** Only for who may see margins. */
  readonly cost: number | undefined;
  readonly srp: number | undefined;
  /** Of the price and of what is set by hand for the service: another one when anybody has changed either. */
  readonly state: string;
}

interface Found {
  readonly offer: number;
  readonly item: number;
  readonly band: number;
  readonly service: string;
  readonly fee: string;
  readonly term: number;
  readonly is_metered: boolean;
  readonly amount: number | null;
  readonly by_hand: boolean;
  readonly cost: number | null;
  readonly srp: number | null;
  readonly overrides: string | null;
}

export const rowKey = ({ offerId, itemId, band }: Pick<PriceRow, 'offerId' | 'itemId' | 'band'>): string =>
  `${offerId} ${itemId} ${band}`;

/** What is offered today, in the order of the services. */
export async function priceRows(context: CallContext, list: OwnPricelist): Promise<readonly PriceRow[]> {
  const { db, language, session } = context;
  const seesMargin = meets(session.user.Capability, marginRight);
  const { rows } = await sql<Found>`
    select o.marketplace_offer_id as offer, i.item_id as item, coalesce(p.min_quantity, 1) as band,
      service_name(s.names, ${language}, s.product_name) as service, service_name(i.names, ${language}, '') as fee,
      i.commitment_months as term, i.basis = 'Metered' as is_metered, p.amount, r.cost, r.srp, set_by_hand.overrides,
      exists (select from price_override h where h.marketplace_offer_id = o.marketplace_offer_id and h.item_id = i.item_id
        and h.min_quantity = coalesce(p.min_quantity, 1) and h.ended_utc is null) as by_hand
    from marketplace_offer o join service s using (service_id)
    join item i on i.service_id = o.service_id and i.state = 'Active'
    left join price p on p.marketplace_id = o.marketplace_id and p.item_id = i.item_id
      and p.valid_from_date <= current_date and coalesce(p.valid_until_date > current_date, true)
    left join price_reason r on r.price_id = p.price_id and ${seesMargin}::boolean
    left join lateral (select string_agg(h.override_id::text || coalesce(h.ended_utc::text, ''), ',' order by h.override_id) as overrides
      from price_override h where h.marketplace_offer_id = o.marketplace_offer_id) set_by_hand on true
    where o.marketplace_id = ${list.marketplace_id} and o.state = 'Active'
    order by service, o.marketplace_offer_id, i.billing = 'Once', i.commitment_months, i.position, i.item_id, band`.execute(
    db,
  );
  return rows.map((row) => ({
    offerId: row.offer,
    itemId: row.item,
    band: row.band,
    service: row.service,
    fee: row.fee,
    term: row.term,
    isMetered: row.is_metered,
    amount: row.amount ?? undefined,
    isByHand: row.by_hand,
    cost: row.cost ?? undefined,
    srp: row.srp ?? undefined,
    state: createHash('sha256').update(`${row.amount} ${row.overrides}`).digest('hex').slice(0, 16),
  }));
}

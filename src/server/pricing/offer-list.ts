/** What a pricelist offers as its owner sees it, and what it could offer besides. */
import { sql } from 'kysely';
import type GetOfferableServices from '../../../manifests/operations/Marketplace/GetOfferableServices.ts';
import type GetOffers from '../../../manifests/operations/Marketplace/GetOffers.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { utc } from '../accounts/row.ts';
import { marginRight, seesPrices } from '../catalogue/prices-shown.ts';
import { pageOf } from '../db/list-query.ts';
import { noVersion } from '../db/record-version.ts';
import { filtersOf, offerableBy } from './filters.ts';
import { findPricelist } from './find.ts';

type Offers = DataOf<typeof GetOffers>;
type Charge = NonNullable<Offers['Items'][number]['Charges']>[number];
type Offerable = DataOf<typeof GetOfferableServices>;

interface OfferRow {
  readonly marketplace_offer_id: number;
  readonly service_id: number;
  readonly display_name: string;
  readonly vendor: string;
  readonly icon_path: string | null;
  readonly state: 'Active' | 'Withdrawn';
  readonly added_by: 'User' | 'Propagation' | 'AutoAdd';
  readonly added_utc: Date;
  readonly withdrawn_utc: Date | null;
  readonly items: number;
  readonly without_price: number;
}

interface MoreOfOffer {
  readonly version: string | null;
}

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function pricelistOffers(context: CallContext, input: InputOf<typeof GetOffers>): Promise<Offers> {
  const { db, language } = context;
  const list = await findPricelist(context, input.marketplaceId);
  const states = input.states?.length ? input.states : null;
  const found = sql<OfferRow>`
    select o.marketplace_offer_id, o.service_id, o.state, o.added_by, o.added_utc, o.withdrawn_utc, s.icon_path, v.name as vendor,
      service_name(s.names, ${language}, s.product_name) as display_name, fees.items, fees.without_price
    from marketplace_offer o
    join service s on s.service_id = o.service_id
    join vendor_profile v on v.account_id = s.owner_account_id
    cross join lateral (
      select count(*)::int as items, count(*) filter (where not exists (
        select from price p where p.marketplace_id = o.marketplace_id and p.item_id = i.item_id
          and p.valid_from_date <= current_date and coalesce(p.valid_until_date > current_date, true)))::int as without_price
      from item i where i.service_id = s.service_id and i.state = 'Active') fees
    where o.marketplace_id = ${list.marketplace_id} and (${states}::text[] is null or o.state = any (${states}))
      and (${input.withoutPrice ?? false}::boolean is not true or fees.without_price > 0)`;
  const { rows, total } = await pageOf<OfferRow, 'DisplayName' | 'Vendor' | 'AddedUtc', MoreOfOffer>(db, found, {
    order: { DisplayName: 'display_name', Vendor: 'vendor', AddedUtc: 'added_utc' },
    texts: { language, columns: ['display_name', 'vendor'] },
    standard: { display_name: 'asc', service_id: 'asc' },
    find: ['display_name', 'vendor'],
    more: sql<MoreOfOffer>`(select left(md5(string_agg(xmin::text, ',' order by xmin::text)), 16) from price_override
      where marketplace_offer_id = page.marketplace_offer_id) as version`,
    input,
  });
  const charges = seesPrices(context)
    ? await chargesOf(
        context,
        list,
        rows.map(({ marketplace_offer_id: id }) => id),
      )
    : undefined;
  return {
    Items: rows.map((row) => ({
      MarketplaceOfferId: row.marketplace_offer_id,
      Version: row.version ?? noVersion,
      ServiceId: row.service_id,
      DisplayName: row.display_name,
      Vendor: row.vendor,
      ...(row.icon_path !== null && { Icon: row.icon_path }),
      State: row.state,
      AddedBy: row.added_by,
      AddedUtc: utc(row.added_utc),
      ...(row.withdrawn_utc && { WithdrawnUtc: utc(row.withdrawn_utc) }),
      ItemsCount: row.items,
      WithoutPriceCount: row.without_price,
      ...(charges && { Charges: charges.get(row.marketplace_offer_id) ?? [] }),
    })),
    TotalCount: total,
  };
}

type ChargeRow = Omit<Charge, 'Amount' | 'Cost' | 'Rule' | 'IsSetByHand' | 'From'> & {
  readonly offer: number;
  readonly From: number | null;
  readonly Amount: number | null;
  readonly cost: number | null;
  readonly rule: string | null;
  readonly kind: string | null;
};

/** Fees with what they cost today, one row for each quantity from which it holds; one that has no price has one row. */
async function chargesOf(
  { db, language, session }: CallContext,
  { currency }: { readonly currency: string },
  offers: readonly number[],
): Promise<ReadonlyMap<number, Charge[]>> {
  const seesMargin = meets(session.user.Capability, marginRight);
  const { rows } = await sql<ChargeRow>`
    select o.marketplace_offer_id as offer, i.item_id as "ItemId", service_name(i.names, ${language}, '') as "Name", i.fee_type as "FeeType",
      i.basis as "Basis", i.unit as "Unit", i.commitment_months as "CommitmentMonths", i.billing as "Billing",
      i.is_required as "IsRequired", p.min_quantity as "From", p.amount as "Amount", ${currency} as "Currency",
      r.cost, r.winner ->> 'name' as rule, r.winner ->> 'kind' as kind
    from marketplace_offer o
    join item i on i.service_id = o.service_id and i.state = 'Active'
    left join price p on p.marketplace_id = o.marketplace_id and p.item_id = i.item_id
      and p.valid_from_date <= current_date and coalesce(p.valid_until_date > current_date, true)
    left join price_reason r on r.price_id = p.price_id and ${seesMargin}::boolean
    where o.marketplace_offer_id = any (${offers}::bigint[])
    order by i.billing = 'Once', i.commitment_months, i.position, i.item_id, p.min_quantity`.execute(db);
  const byOffer = new Map<number, Charge[]>();
  for (const { offer, From, Amount, cost, rule, kind, ...fee } of rows) {
    const charge: Charge = {
      ...fee,
      From: From ?? 1,
      ...(Amount !== null && { Amount }),
      ...(cost !== null && { Cost: cost }),
      ...(rule !== null && { Rule: rule }),
      ...(kind !== null && { IsSetByHand: kind === 'Override' }),
    };
    byOffer.set(offer, [...(byOffer.get(offer) ?? []), charge]);
  }
  return byOffer;
}

interface OfferableRow {
  readonly service_id: number;
  readonly display_name: string;
  readonly vendor: string;
  readonly icon_path: string | null;
  readonly tags: readonly string[];
  readonly published_utc: Date;
  readonly was_offered: boolean;
}

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function offerableServices(
  context: CallContext,
  input: InputOf<typeof GetOfferableServices>,
): Promise<Offerable> {
  const { db, language } = context;
  const list = await findPricelist(context, input.marketplaceId);
  const { offerable, passing } = await offerableBy(context, list, await filtersOf(context, list.marketplace_id));
  const passed = new Set(passing);
  const wanted = input.passing === undefined ? offerable : offerable.filter((id) => passed.has(id) === input.passing);
  const found = sql<OfferableRow>`
    select s.service_id, service_name(s.names, ${language}, s.product_name) as display_name, v.name as vendor, s.icon_path, s.tags,
      s.published_utc, o.service_id is not null as was_offered
    from service s join vendor_profile v on v.account_id = s.owner_account_id
    left join marketplace_offer o on o.service_id = s.service_id and o.marketplace_id = ${list.marketplace_id}
    where s.service_id = any (${wanted}::bigint[])`;
  const { rows, total } = await pageOf(db, found, {
    order: { DisplayName: 'display_name', Vendor: 'vendor', PublishedUtc: 'published_utc' },
    texts: { language, columns: ['display_name', 'vendor'] },
    standard: { display_name: 'asc', service_id: 'asc' },
    find: ['display_name', 'vendor'],
    input,
  });
  return {
    Items: rows.map((row) => ({
      ServiceId: row.service_id,
      DisplayName: row.display_name,
      Vendor: row.vendor,
      ...(row.icon_path !== null && { Icon: row.icon_path }),
      Tags: [...row.tags],
      PublishedUtc: utc(row.published_utc),
      Passes: passed.has(row.service_id),
      WasOffered: row.was_offered,
    })),
    TotalCount: total,
  };
}

/** Services as lists and details show them, read with the session's rights and with a check of their own. */
import { sql } from 'kysely';
import type SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { utc } from '../accounts/row.ts';
import { inOffer } from '../db/in-scope.ts';
import { seesMargin, seesPrices } from './prices-shown.ts';

export type ServiceResult = DataOf<typeof SearchServices>['Services'][number];

interface Price {
  readonly amount: number;
  readonly currency: string;
  readonly unit: string;
  readonly period: string;
  readonly is_from: boolean;
  readonly is_suggested: boolean;
}

/**
 * The services with these ids, as far as the session sees them; in no order.
 * @param marketplaceId with what they begin at in this pricelist; absent: for the own company.
 */
export async function servicesWithIds(
  context: CallContext,
  ids: readonly number[],
  marketplaceId?: number,
): Promise<ServiceResult[]> {
  if (ids.length === 0) return [];
  const { db, language } = context;
  const rows = await db
    .selectFrom('service')
    .innerJoin('vendor_profile', 'vendor_profile.account_id', 'service.owner_account_id')
    .select([
      'service.service_id',
      'service.owner_account_id',
      'service.product_name',
      'service.category',
      'service.tags',
      'service.licensed_per',
      'service.state',
      'service.is_bundle',
      'service.icon_path',
      'service.published_utc',
      'service.modified_utc',
      'vendor_profile.name as vendor',
      sql<string>`service_name(service.names, ${language}, service.product_name)`.as('display_name'),
      sql<string>`coalesce(service_name(service.summaries, ${language}, ''), '')`.as('summary'),
    ])
    .$if(seesPrices(context), (query) =>
      query
        .leftJoin(
          sql<
            Price & { service_id: number }
          >`prices_from(${ids}::bigint[], ${marketplaceId ?? null}, ${seesMargin(context)}, current_date)`.as('begins'),
          'begins.service_id',
          'service.service_id',
        )
        .select(sql<Price | null>`case when begins.amount is not null then to_jsonb(begins) end`.as('price')),
    )
    // Hidden in a select, so that plans count on few: knowing how many, they read all that is offered to see whether these are.
    .where(sql<boolean>`service.service_id = any ((select ${ids}::bigint[])::bigint[])`)
    .where(inOffer('service'))
    .execute();
  return rows.map((row) => resultOf(context, row));
}

type Row = {
  readonly service_id: number;
  readonly owner_account_id: number;
  readonly product_name: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly licensed_per: ServiceResult['LicensedPer'];
  readonly state: ServiceResult['State'];
  readonly is_bundle: boolean;
  readonly icon_path: string | null;
  readonly published_utc: Date | null;
  readonly modified_utc: Date;
  readonly vendor: string;
  readonly display_name: string;
  readonly summary: string;
  readonly price?: Price | null;
};

function resultOf({ layouts, language }: CallContext, row: Row): ServiceResult {
  const { price, icon_path: icon, published_utc: published } = row;
  return {
    Id: row.service_id,
    DisplayName: row.display_name,
    ...(icon !== null && { Icon: icon }),
    ProductName: row.product_name,
    Vendor: row.vendor,
    OwnerAccountId: row.owner_account_id,
    Category: row.category,
    CategoryName:
      layouts.members('ServiceCategory', language)?.find(({ Value }) => Value === row.category)?.DisplayName ??
      row.category,
    Tags: [...row.tags],
    Summary: row.summary,
    LicensedPer: row.licensed_per,
    State: row.state,
    IsBundle: row.is_bundle,
    IsNew: row.state === 'Published' && isNew(published),
    ...(published && { PublishedUtc: utc(published) }),
    ModifiedUtc: utc(row.modified_utc),
    ...(price && { PriceFrom: priceOf(price) }),
  };
}

const isNew = (published: Date | null): boolean => published !== null && published.getTime() > newSince().getTime();

/** What has been published since then is new. */
export const newSince = (): Date => new Date(Date.now() - limits.newService);

type PriceFrom = NonNullable<ServiceResult['PriceFrom']>;

export const askedBy = (isSuggested: boolean): PriceFrom['AskedBy'] => (isSuggested ? 'Vendor' : 'Pricelist');

const priceOf = ({ amount, currency, unit, period, is_from, is_suggested }: Price): PriceFrom => ({
  Amount: amount,
  Currency: currency,
  Unit: unit as PriceFrom['Unit'],
  Period: period as PriceFrom['Period'],
  Per: `${unit}${period}` as PriceFrom['Per'],
  IsFrom: is_from,
  AskedBy: askedBy(is_suggested),
});

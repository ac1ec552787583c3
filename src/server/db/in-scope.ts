/** The application's own tenancy check in a query: the account's path lies in the session's branch. */
import { type RawBuilder, sql } from 'kysely';

/** Whether a list shows the account: one of a type that the session may read, or one of its own company. @param account its table or alias. */
export const isListed = (account: string): RawBuilder<boolean> =>
  sql<boolean>`is_listed(${sql.table(account)}, (select readable_types()), (select own_company()))`;

/** @param path the column that holds an account's path. */
export const inScope = (path: string): RawBuilder<boolean> => sql<boolean>`in_scope(${sql.ref(path)})`;

/**
 * The same for a business between two. Written out: as a function it would look up the sellers of the branch for each row.
 * @param table holds `seller_account_id` and `buyer_account_id`.
 */
export const inDeal = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.seller_account_id`)} = any ((select scope_sellers())::bigint[])
    or ${sql.ref(`${table}.buyer_account_id`)} = (select scope_account()))`;

/** The same for a pricelist and what stands in it. @param column holds the pricelist's id. */
export const inList = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (select unnest(scope_marketplaces()))`;

/** The same for a service and what belongs to it. @param table holds `owner_account_id` and `service_id`. */
export const inOffer = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.owner_account_id`)} = any ((select scope_vendors())::bigint[])
    or exists (select from marketplace_offer o where o.service_id = ${sql.ref(`${table}.service_id`)}
      and o.marketplace_id = any ((select scope_marketplaces())::bigint[])))`;

/** The same for what a vendor keeps to himself. @param column holds the vendor's account. */
export const ofVendorInScope = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any ((select scope_vendors())::bigint[])`;

/** The same for what a seller keeps to himself. @param seller the column that holds his account, or the account itself. */
export const ofSellerInScope = (seller: string | number | RawBuilder<unknown>): RawBuilder<boolean> => {
  const account =
    typeof seller === 'string' ? sql.ref(seller) : typeof seller === 'number' ? sql`${seller}::bigint` : seller;
  return sql<boolean>`${account} = any ((select scope_sellers())::bigint[])`;
};

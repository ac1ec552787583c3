/** Orders and invoices found by words: one search for both, for lists and for the search of the header. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { inScope } from '../db/in-scope.ts';
import { namesAbove } from './choose.ts';

export interface DealSearch {
  readonly kind: 'Order' | 'Invoice';
  readonly words: string;
  /** What the session's company pays, and what its user has asked for. */
  readonly bought: boolean;
  /** What sellers of the session's branch sell. */
  readonly sold: boolean;
}

/** A condition of a list: its row is found by the words. @param id the column of its id. */
export const isFoundDeal = (id: string, search: DealSearch): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(id)} in (select deal_id from ${dealsWith(search, null)})`;

/** The ids of the best, in their order. */
export async function bestDeals({ db }: CallContext, search: DealSearch, most: number): Promise<readonly number[]> {
  const { rows } = await sql<{
    deal_id: number;
  }>`select deal_id from ${dealsWith(search, most)} order by place`.execute(db);
  return rows.map(({ deal_id }) => deal_id);
}

const dealsWith = ({ kind, words, bought, sold }: DealSearch, most: number | null) =>
  sql`deals_with(${kind}, ${words}, ${bought}, ${sold}, ${most})`;

/** Of each account the names above it that the session sees; of what is out of its sight nothing. */
export async function pathsOf(
  { db }: CallContext,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ account_id: number; above: string }>`
    select page.account_id, ${namesAbove} as above from account page
    where page.account_id = any (${[...new Set(accountIds)]}::bigint[]) and ${inScope('page.path')}`.execute(db);
  return new Map(rows.map(({ account_id, above }) => [account_id, above]));
}

/** Where a customer stands, and what he is called. */
export const customerIn = (paths: ReadonlyMap<number, string>, accountId: number, name: string): string =>
  [paths.get(accountId), name].filter(Boolean).join(' / ');

/** Wishes to compute prices anew: saved with what was changed, worked off by the round. */
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import type { PriceUpdateTable } from '../db/tables/pricing/price_update.ts';
import type { Tables } from '../db/tables.ts';

export type Cause = PriceUpdateTable['cause'];

/** In the name of the caller. @param items absent: all of them; none of them where only the order of pricelists changes. */
export const queuePrices = (
  { db, session }: Pick<CallContext, 'db' | 'session'>,
  pricelists: readonly number[],
  cause: Cause,
  items?: readonly number[],
): Promise<void> => queueUpdate(db, pricelists, cause, items, session.user.UserAccountId);

/** @param by null: nobody, the product's own work. */
export async function queueUpdate(
  db: Kysely<Tables>,
  pricelists: readonly number[],
  cause: Cause,
  items: readonly number[] | undefined,
  by: number | null,
): Promise<void> {
  if (pricelists.length === 0) return;
  await sql`select queue_price_update(${pricelists}::bigint[], ${cause}, ${items ?? null}::bigint[], ${by}, current_date)`.execute(
    db,
  );
}

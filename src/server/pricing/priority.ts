/** The order in which the pricelists of a seller are asked. */
import { sql } from 'kysely';
import type GetMarketplaceOrder from '../../../manifests/operations/Marketplace/GetMarketplaceOrder.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure, noAccount } from '../calls/failure.ts';
import { versionOf } from '../db/record-version.ts';
import { findPricelist, type OwnPricelist } from './find.ts';
import { pricelistOf, seenLists } from './list.ts';
import { queuePrices } from './queue.ts';

/**
 * It holds with the next update of prices. @param seller whose they are, where that is said.
 * @throws 400 unless the order names all pricelists of one seller; 404 for one that is not the caller's, or another seller's.
 */
export async function orderPricelists(
  context: CallContext,
  order: readonly number[],
  seller?: number,
): Promise<OwnPricelist> {
  const [first = 0] = order;
  const one = await findPricelist(context, first);
  if (seller !== undefined && seller !== one.owner_company_id) throw noAccount(seller);
  const all = await context.db
    .selectFrom('marketplace')
    .select('marketplace_id')
    .where('owner_company_id', '=', one.owner_company_id)
    .where('state', '=', 'Active')
    .orderBy('marketplace_id')
    .forUpdate()
    .execute();
  const own = new Set(all.map(({ marketplace_id: id }) => id));
  const wrong = [...order.filter((id) => !own.has(id)), ...[...own].filter((id) => !order.includes(id))];
  if (wrong.length > 0) throw new Failure(400, 'orderIncomplete', { missing: wrong.join(', ') });
  await sql`update marketplace m set wanted_priority = wanted.place
    from unnest(${order}::bigint[]) with ordinality as wanted (id, place) where m.marketplace_id = wanted.id`.execute(
    context.db,
  );
  await queuePrices(context, order, 'Priority', []);
  return one;
}

/** @throws 404 for an account out of sight. */
export async function pricelistOrder(
  context: CallContext,
  accountId: number,
): Promise<DataOf<typeof GetMarketplaceOrder>> {
  await findAccount(context, accountId);
  const Version = await versionOf(context, 'OrderOfPricelists', accountId);
  const rows = await seenLists(context)
    .where('owner.account_id', '=', accountId)
    .orderBy(sql`coalesce(marketplace.wanted_priority, marketplace.priority)`)
    .orderBy('marketplace.marketplace_id')
    .execute();
  return rows.map((row) => ({ ...pricelistOf(row), Version }));
}

/** The order in which the pricelists of a seller are asked. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { findPricelist, type OwnPricelist } from './find.ts';
import { queuePrices } from './queue.ts';

/** It holds with the next update of prices. @throws 400 unless the order names all pricelists of one seller; 404 for one that is not the caller's. */
export async function orderPricelists(context: CallContext, order: readonly number[]): Promise<OwnPricelist> {
  const [first = 0] = order;
  const one = await findPricelist(context, first);
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

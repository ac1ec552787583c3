/** The pricelist that a call is about, as its owner works on it. */
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { inScope } from '../db/in-scope.ts';

export type OwnPricelist = Awaited<ReturnType<typeof findPricelist>>;

export const noPricelist = (marketplaceId: number): Failure => new Failure(404, 'noPricelist', { marketplaceId });

/**
 * A pricelist of the sellers in the session's branch; who only buys from it does not find it here.
 * @param hold it stays as it is until the call has ended.
 * @throws 404 for one that is absent, deleted or somebody else's.
 */
export async function findPricelist({ db }: CallContext, marketplaceId: number, hold = false) {
  const own = db
    .selectFrom('marketplace')
    // Its owner's account is seen by the owner and those above: a customer would find the row alone.
    .innerJoin('account as owner', 'owner.account_id', 'marketplace.owner_company_id')
    .selectAll('marketplace')
    .select(['owner.display_name as owner_name', 'owner.account_type as owner_type', 'owner.path as owner_path'])
    .where('marketplace.marketplace_id', '=', marketplaceId)
    .where('marketplace.state', '=', 'Active')
    .where(inScope('owner.path'));
  const list = await (hold ? own.forUpdate('marketplace') : own).executeTakeFirst();
  if (!list) throw noPricelist(marketplaceId);
  return list;
}

/** The same, for calls that change what it offers or asks. @throws 403 for a template without the right to change templates. */
export async function pricelistToChange(context: CallContext, marketplaceId: number): Promise<OwnPricelist> {
  const list = await findPricelist(context, marketplaceId, true);
  if (list.is_template) assertMeets(context.session.user.Capability, can('PRICELIST_TEMPLATES', 'Update'));
  return list;
}

/** How many companies buy from a pricelist. */
export async function customersOf({ db }: Pick<CallContext, 'db'>, marketplaceId: number): Promise<number> {
  const row = await db
    .selectFrom('marketplace_customer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('marketplace_id', '=', marketplaceId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Whether somebody may know what a vendor asks for with a product. */
import type { CallContext } from '../../define/contract/handler.ts';
import { inOffer, inScope } from '../db/in-scope.ts';

/** He is offered the service, or once was, or sees a subscription of it; its vendor's people see it as a draft, too. */
export async function seesProduct({ db }: CallContext, productName: string): Promise<boolean> {
  const service = await db
    .selectFrom('service')
    .select('service_id')
    .where('product_name', '=', productName)
    .where(inOffer('service'))
    .executeTakeFirst();
  if (service) return true;
  const subscription = await db
    .selectFrom('account')
    .select('account_id')
    .where('product_name', '=', productName)
    .where(inScope('account.path'))
    .limit(1)
    .executeTakeFirst();
  return subscription !== undefined;
}

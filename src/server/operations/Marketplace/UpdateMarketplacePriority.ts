/** Puts the pricelists of a seller in another order. */
import UpdateMarketplacePriority from '../../../../manifests/operations/Marketplace/UpdateMarketplacePriority.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { auditedOwner } from '../../pricing/audited.ts';
import { orderPricelists } from '../../pricing/priority.ts';

export default handler(
  UpdateMarketplacePriority,
  async ({ accountId, marketplacePriorityList, understood }, context) => {
    if (!understood) throw new Failure(400, 'notUnderstood');
    const order = marketplacePriorityList.map(({ MarketplaceId }) => MarketplaceId);
    const list = await orderPricelists(context, order, accountId);
    context.audit({ ...auditedOwner(list), details: order.join(', ') });
    return null;
  },
);

/** Orders found by a text, of the lists that the caller may read. */
import type SearchOrders from '../../../manifests/operations/Account/SearchOrders.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { limits } from '../../rules/limits.ts';
import { bestDeals, customerIn, pathsOf } from '../accounts/deals-found.ts';
import { ordersWithIds } from './row.ts';

export async function searchOrders(
  context: CallContext,
  { searchString, maxRows = limits.searchRows }: InputOf<typeof SearchOrders>,
): Promise<DataOf<typeof SearchOrders>> {
  const { Capability } = context.session.user;
  const ids = await bestDeals(
    context,
    {
      kind: 'Order',
      words: searchString,
      bought: meets(Capability, can('CREDITCHECK_COMPANYORDERS', 'Read')),
      sold: meets(Capability, can('CREDITCHECK_ORDERMANAGEMENT', 'Read')),
    },
    maxRows,
  );
  const orders = await ordersWithIds(context, ids);
  const paths = await pathsOf(
    context,
    orders.map(({ PayerAccountId }) => PayerAccountId),
  );
  return orders.map(({ OrderId, OrderNumber, Payer, PayerAccountId, Services, Status, OrderDateUtc }) => ({
    OrderId,
    OrderNumber,
    Customer: customerIn(paths, PayerAccountId, Payer),
    Services,
    Status,
    OrderDateUtc,
  }));
}

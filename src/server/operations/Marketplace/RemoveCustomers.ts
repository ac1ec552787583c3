/** Takes customers out of a pricelist. */
import RemoveCustomers from '../../../../manifests/operations/Marketplace/RemoveCustomers.ts';
import { handler } from '../../../define/contract/handler.ts';
import { removeCustomers } from '../../pricing/customers.ts';

export default handler(RemoveCustomers, async ({ marketplaceId, accountIds }, context) => {
  const { name } = await removeCustomers(context, marketplaceId, accountIds);
  context.audit({ details: `${name}: ${accountIds.length}` });
  return null;
});

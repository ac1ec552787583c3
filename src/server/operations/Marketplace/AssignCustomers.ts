/** Lets customers buy from a pricelist. */
import AssignCustomers from '../../../../manifests/operations/Marketplace/AssignCustomers.ts';
import { handler } from '../../../define/contract/handler.ts';
import { assignCustomers } from '../../pricing/customers.ts';

export default handler(AssignCustomers, async ({ marketplaceId, accountIds }, context) => {
  const { name } = await assignCustomers(context, marketplaceId, accountIds);
  context.audit({ details: `${name}: ${accountIds.length}` });
  return null;
});

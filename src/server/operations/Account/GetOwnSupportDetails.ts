/** What a marketplace or reseller keeps itself, whatever stands above it. */
import GetOwnSupportDetails from '../../../../manifests/operations/Account/GetOwnSupportDetails.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { ownSupportDetails, sellers } from '../../messages/support-details.ts';

export default handler(GetOwnSupportDetails, async ({ accountId }, context) => {
  await findAccount(context, accountId, { types: sellers });
  return ownSupportDetails(context, accountId);
});

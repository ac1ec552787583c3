/** Changes the second factor policy of a company and all below it; whoever needs one from now on sets it up at his next step. */
import UpdateHierarchyMFAPolicy from '../../../../manifests/operations/Account/UpdateHierarchyMFAPolicy.ts';
import { handler } from '../../../define/contract/handler.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { savePolicy } from '../../identity/mfa-policy.ts';

export default handler(UpdateHierarchyMFAPolicy, async ({ companyMFAPolicy, accountId }, context) => {
  refuseImpersonated(context);
  return savePolicy(context, { AccountId: accountId, ...companyMFAPolicy }, 'is_enforced_below');
});

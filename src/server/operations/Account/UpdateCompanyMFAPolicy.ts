/** Changes the second factor policy of one company; whoever needs one from now on sets it up at his next step. */
import UpdateCompanyMFAPolicy from '../../../../manifests/operations/Account/UpdateCompanyMFAPolicy.ts';
import { handler } from '../../../define/contract/handler.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { savePolicy } from '../../identity/mfa-policy.ts';

export default handler(UpdateCompanyMFAPolicy, async ({ companyMFAPolicy, accountId }, context) => {
  refuseImpersonated(context);
  return savePolicy(context, { AccountId: accountId, ...companyMFAPolicy }, 'is_enforced');
});

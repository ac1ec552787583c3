/** Changes the second factor policy of one company; whoever needs one from now on sets it up at his next step. */
import UpdateCompanyMFAPolicy from '../../../../manifests/operations/Account/UpdateCompanyMFAPolicy.ts';
import { handler } from '../../../define/handler.ts';
import { savePolicy } from '../../mfa-policy.ts';
import { refuseImpersonated } from '../../users.ts';

export default handler(UpdateCompanyMFAPolicy, async ({ companyMFAPolicy, accountId }, context) => {
  refuseImpersonated(context);
  return savePolicy(context, { AccountId: accountId, ...companyMFAPolicy }, 'is_enforced');
});

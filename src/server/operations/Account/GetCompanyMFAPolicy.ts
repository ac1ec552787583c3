/** The second factor policy of one company. */
import GetCompanyMFAPolicy from '../../../../manifests/operations/Account/GetCompanyMFAPolicy.ts';
import { handler } from '../../../define/contract/handler.ts';
import { readPolicy } from '../../identity/mfa-policy.ts';

export default handler(GetCompanyMFAPolicy, ({ accountId }, context) => readPolicy(context, accountId, 'is_enforced'));

/** The second factor policy of a company and all below it. */
import GetHierarchyMFAPolicy from '../../../../manifests/operations/Account/GetHierarchyMFAPolicy.ts';
import { handler } from '../../../define/contract/handler.ts';
import { readPolicy } from '../../identity/mfa-policy.ts';

export default handler(GetHierarchyMFAPolicy, ({ accountId }, context) =>
  readPolicy(context, accountId, 'is_enforced_below'),
);

/** The groups of a company in sight; one's own where none is named. */
import GetServiceGroups from '../../../../manifests/operations/ServiceManagement/GetServiceGroups.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceGroups } from '../../catalogue/groups.ts';

export default handler(GetServiceGroups, ({ accountId }, context) =>
  serviceGroups(context, accountId ?? context.session.user.CompanyAccount.AccountId),
);

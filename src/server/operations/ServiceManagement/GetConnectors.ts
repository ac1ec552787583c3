/** The connectors of a vendor in sight; one's own where none is named. */
import GetConnectors from '../../../../manifests/operations/ServiceManagement/GetConnectors.ts';
import { handler } from '../../../define/contract/handler.ts';
import { connectors } from '../../catalogue/connectors.ts';

export default handler(GetConnectors, ({ accountId }, context) =>
  connectors(context, accountId ?? context.session.user.CompanyAccount.AccountId),
);

/** Asks for a check of a connector. */
import CheckConnector from '../../../../manifests/operations/ServiceManagement/CheckConnector.ts';
import { handler } from '../../../define/contract/handler.ts';
import { wantCheck } from '../../catalogue/connectors.ts';

export default handler(CheckConnector, async ({ connectorId }, context) => {
  context.audit({ details: await wantCheck(context, connectorId) });
  return null;
});

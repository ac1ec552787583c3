/** Deletes a connector. */
import DeleteConnector from '../../../../manifests/operations/ServiceManagement/DeleteConnector.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteConnector } from '../../catalogue/connectors.ts';

export default handler(DeleteConnector, async ({ connectorId }, context) => {
  context.audit({ details: await deleteConnector(context, connectorId) });
  return null;
});

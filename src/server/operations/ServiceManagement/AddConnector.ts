/** Adds a connector. */
import AddConnector from '../../../../manifests/operations/ServiceManagement/AddConnector.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addConnector } from '../../catalogue/connectors.ts';

export default handler(AddConnector, async ({ accountId, ...settings }, context) => {
  context.audit({ details: settings.name.trim() });
  return { ConnectorId: await addConnector(context, accountId, settings) };
});

/** Saves the settings of a connector. */
import SaveConnector from '../../../../manifests/operations/ServiceManagement/SaveConnector.ts';
import { handler } from '../../../define/contract/handler.ts';
import { saveConnector } from '../../catalogue/connectors.ts';

export default handler(SaveConnector, async ({ connectorId, version: _, ...settings }, context) => {
  context.audit({ details: await saveConnector(context, connectorId, settings) });
  return null;
});

/** Ends a change of secrets. */
import SwitchConnectorSecret from '../../../../manifests/operations/ServiceManagement/SwitchConnectorSecret.ts';
import { handler } from '../../../define/contract/handler.ts';
import { switchSecret } from '../../catalogue/connector-secrets.ts';

export default handler(SwitchConnectorSecret, async ({ connectorId }, context) => {
  context.audit({ details: await switchSecret(context, connectorId) });
  return null;
});

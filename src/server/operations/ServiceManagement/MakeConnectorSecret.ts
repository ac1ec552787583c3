/** Makes a secret, which is shown here alone. */
import MakeConnectorSecret from '../../../../manifests/operations/ServiceManagement/MakeConnectorSecret.ts';
import { handler } from '../../../define/contract/handler.ts';
import { makeSecret } from '../../catalogue/connector-secrets.ts';

export default handler(MakeConnectorSecret, async ({ connectorId }, context) => {
  const { name, secret } = await makeSecret(context, connectorId);
  context.audit({ details: name });
  return [secret];
});

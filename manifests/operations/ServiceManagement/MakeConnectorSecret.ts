/** Makes a secret with which calls of a connector are signed. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { connectorId } from '../../entities/Connector.ts';

export default operation('ServiceManagement/MakeConnectorSecret', {
  summary:
    'Answers a new secret, here only. The first one holds at once; a later one stands beside the present one until it takes its place.',
  kind: 'write',
  subject: { Connector: 'connectorId' },
  changes: ['Connector'],
  needs: can('PRODUCT_OWNER_PROFILE', 'Update'),
  errors: ['noConnector', 'noSecretByHand', 'notImpersonated'],
  audit: { event: 'Connector secret made' },
  input: Type.Object({ connectorId }),
  data: Type.Array(Type.String()),
  example: { input: { connectorId: 900_003 }, data: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'] },
});

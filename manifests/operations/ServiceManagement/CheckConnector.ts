/** Asks for a check whether the server of a connector answers. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { connectorId } from '../../entities/Connector.ts';

export default operation('ServiceManagement/CheckConnector', {
  summary: 'Has the server of a connector asked for its health, soon; what it answers stands with the connector then.',
  kind: 'write',
  subject: { Connector: 'connectorId' },
  changes: ['Connector'],
  needs: can('PRODUCT_OWNER_PROFILE', 'Update'),
  limit: { calls: 20, minutes: 1, by: 'user' },
  errors: ['noCheckByHand', 'noConnector'],
  audit: { event: 'Connector checked' },
  input: Type.Object({ connectorId }),
  data: Type.Null(),
  example: { input: { connectorId: 900_003 }, data: null },
});

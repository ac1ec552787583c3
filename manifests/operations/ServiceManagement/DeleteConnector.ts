/** Deletes a connector that no service uses. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { connectorId } from '../../entities/Connector.ts';

export default operation('ServiceManagement/DeleteConnector', {
  summary:
    'Deletes a connector with its secrets; while services use it, it is refused with their names, and once subscriptions were provided by it, it stays.',
  kind: 'write',
  subject: { Connector: 'connectorId' },
  changes: ['Connector'],
  needs: can('PRODUCT_OWNER_PROFILE', 'Update'),
  errors: ['connectorHasHistory', 'connectorInUse', 'noConnector'],
  audit: { event: 'Connector deleted' },
  input: Type.Object({ connectorId }),
  data: Type.Null(),
  example: { input: { connectorId: 900_003 }, data: null },
});

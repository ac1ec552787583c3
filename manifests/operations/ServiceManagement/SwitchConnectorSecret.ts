/** Puts the new secret of a connector in the place of the present one. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { connectorId } from '../../entities/Connector.ts';

export default operation('ServiceManagement/SwitchConnectorSecret', {
  summary: 'Puts the new secret of a connector in the place of the present one, which is good for nothing any more.',
  kind: 'write',
  subject: { Connector: 'connectorId' },
  changes: ['Connector'],
  needs: can('PRODUCT_OWNER_PROFILE', 'Update'),
  errors: ['noConnector', 'noNextSecret', 'notImpersonated'],
  audit: { event: 'Connector secret switched' },
  input: Type.Object({ connectorId }),
  data: Type.Null(),
  example: { input: { connectorId: 900_003 }, data: null },
});

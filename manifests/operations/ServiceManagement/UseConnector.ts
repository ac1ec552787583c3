/** Chooses by which connector the vendor is told of a service (SOLO-18). */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { connectorId } from '../../entities/Connector.ts';
import { serviceId } from '../../entities/serviceRef.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/UseConnector', {
  summary:
    'Chooses by which connector of its vendor a service is provided; what was sent by another one before stays with that one.',
  kind: 'write',
  subject: { Service: 'serviceId', Connector: 'connectorId' },
  changes: [everywhere('Service')],
  edits: { record: 'Service', id: 'serviceId', version: 'version' },
  needs: allOf(
    can('MY_SERVICES', 'Update'),
    can('SERVICE_TOOL_PROVISIONING', 'Update'),
    can('PRODUCT_OWNER_PROFILE', 'Read'),
  ),
  errors: ['noService', 'noConnector'],
  audit: { event: 'Connector of a service chosen' },
  input: Type.Object({ serviceId, connectorId, version: readVersion }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, connectorId: 900_003 }, data: null },
});

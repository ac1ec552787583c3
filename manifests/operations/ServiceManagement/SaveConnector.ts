/** Changes a connector. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { connectorId, connectorSettings } from '../../entities/Connector.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/SaveConnector', {
  summary: 'Changes the settings of a connector; what the last check has found is forgotten.',
  kind: 'write',
  subject: { Connector: 'connectorId' },
  changes: ['Connector'],
  edits: { record: 'Connector', id: 'connectorId', version: 'version' },
  needs: can('PRODUCT_OWNER_PROFILE', 'Update'),
  errors: ['noConnector'],
  audit: { event: 'Connector changed' },
  input: Type.Object({ connectorId, ...connectorSettings, version: readVersion }),
  data: Type.Null(),
  example: { input: { connectorId: 900_003, name: 'By hand', kind: 'Manual' }, data: null },
});

/** Names the list of the vendor's server that fills a field. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { cacheSeconds, fieldName, sourcePath } from '../../entities/DataSource.ts';
import { serviceId } from '../../entities/serviceRef.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/SaveDataSource', {
  summary: 'Lets a text field of a service take its choices from a list of the vendor’s own server.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  edits: { record: 'ServiceDataSource', id: 'serviceId', version: 'version' },
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_REMOTE_DATASOURCE', 'Update')),
  errors: ['noService', 'noTextField'],
  audit: { event: 'Data source of a field set' },
  input: Type.Object({
    serviceId,
    fieldName,
    path: sourcePath,
    /** Absent: five minutes. */
    cacheSeconds: Type.Optional(cacheSeconds),
    version: readVersion,
  }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, fieldName: 'Region', path: '/regions' }, data: null },
});

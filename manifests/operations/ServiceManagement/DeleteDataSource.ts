/** Lets a field be typed again. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { fieldName } from '../../entities/DataSource.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/DeleteDataSource', {
  summary: 'Takes the list of the vendor away from a field, which is typed from then on.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_REMOTE_DATASOURCE', 'Update')),
  errors: ['noService', 'noTextField'],
  audit: { event: 'Data source of a field taken away' },
  input: Type.Object({ serviceId, fieldName }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, fieldName: 'Region' }, data: null },
});

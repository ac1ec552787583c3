/** Takes a tag off all services that have it. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { serviceTag } from '../../entities/ServiceTag.ts';

export default operation('ServiceManagement/DeleteServiceTag', {
  summary: 'Takes a tag off all services of the vendors below the caller.',
  kind: 'write',
  subject: 'session',
  changes: [everywhere('Service')],
  needs: can('SERVICE_TAGS', 'Delete'),
  errors: ['noServiceTag'],
  audit: { event: 'Service tag deleted' },
  input: Type.Object({ tag: serviceTag }),
  data: Type.Object({ ServiceCount: Type.Integer() }),
  example: { input: { tag: 'DSGVO' }, data: { ServiceCount: 21 } },
});

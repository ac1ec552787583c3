/** Deletes a draft; what has once been published is retired instead. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/DeleteService', {
  summary: 'Deletes a draft; what has once been published is retired instead.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: can('MY_SERVICES', 'Delete'),
  errors: ['noService', 'onlyDrafts', 'serviceHasTerms'],
  audit: { event: 'Service deleted' },
  input: Type.Object({ serviceId }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003 }, data: null },
});

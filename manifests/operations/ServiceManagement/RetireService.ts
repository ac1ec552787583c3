/** Takes a service out of all pricelists; what runs goes on. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/RetireService', {
  summary: 'Takes a service out of all pricelists; what runs goes on.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: can('MY_SERVICES', 'Update'),
  errors: ['noService', 'notPublished'],
  audit: { event: 'Service retired' },
  input: Type.Object({ serviceId }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003 }, data: null },
});

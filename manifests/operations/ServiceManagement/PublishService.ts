/** Publishes a service: whoever it is offered to can buy it from now on. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/PublishService', {
  summary: 'Publishes a service: whoever it is offered to can buy it from now on.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: can('MY_SERVICES', 'Update'),
  errors: ['noService', 'serviceIncomplete', 'notPublishable'],
  audit: { event: 'Service published' },
  input: Type.Object({ serviceId }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003 }, data: null },
});

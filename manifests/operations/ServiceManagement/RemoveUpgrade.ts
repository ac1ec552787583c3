/** Lets subscriptions of a service go over to another one no more. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/RemoveUpgrade', {
  summary: 'Lets subscriptions of a service go over to another one no more.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_INFO', 'Update')),
  errors: ['noService', 'noUpgrade'],
  audit: { event: 'Upgrade of a service removed' },
  input: Type.Object({ serviceId, targetServiceId: serviceId }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, targetServiceId: 900_009 }, data: null },
});

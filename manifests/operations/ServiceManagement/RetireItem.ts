/** Takes a fee out of what is sold. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { itemId } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/RetireItem', {
  summary: 'Takes a fee out of what is sold from now on; what runs goes on paying it.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_BILLING', 'Update')),
  errors: ['noService', 'noItem', 'itemRetired', 'lastItem'],
  audit: { event: 'Item of a service retired' },
  input: Type.Object({ serviceId, itemId }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, itemId: 41 }, data: null },
});

/** Sells a fee again that has been retired. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { itemId } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/RestoreItem', {
  summary: 'Sells a fee again that has been retired, at its prices of the day.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_BILLING', 'Update')),
  errors: ['noService', 'noItem', 'itemActive'],
  audit: { event: 'Item of a service sold again' },
  input: Type.Object({ serviceId, itemId }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, itemId: 41 }, data: null },
});

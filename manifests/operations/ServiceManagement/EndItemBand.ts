/** Ends the prices of a fee from a quantity on. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { day, fromQuantity, itemId } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/EndItemBand', {
  summary:
    'Ends the prices of a fee from a quantity on, also planned ones; those of the next lower quantity hold from that day on.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_BILLING', 'Update')),
  errors: ['noService', 'noItem', 'firstBandStays'],
  audit: { event: 'Price for a quantity ended' },
  input: Type.Object({ serviceId, itemId, fromQuantity, validFrom: Type.Optional(day) }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, itemId: 41, fromQuantity: 250 }, data: null },
});

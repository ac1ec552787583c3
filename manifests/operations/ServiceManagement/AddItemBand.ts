/** Gives a fee a price of its own from a quantity on. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { day, fromQuantity, itemId, price } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/AddItemBand', {
  summary: 'Gives a fee prices of their own from a quantity on, from today or from a later day on.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_BILLING', 'Update')),
  errors: ['noService', 'noItem', 'itemRetired'],
  audit: { event: 'Price for a quantity added' },
  input: Type.Object({
    serviceId,
    itemId,
    fromQuantity,
    /** Absent: today, in UTC. */
    validFrom: Type.Optional(day),
    cost: Type.Optional(price),
    srp: Type.Optional(price),
  }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, itemId: 41, fromQuantity: 250, srp: 24.9 }, data: null },
});

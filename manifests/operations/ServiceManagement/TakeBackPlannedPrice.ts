/** Takes back a change of a cost or SRP before it begins. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { day, fromQuantity, itemId, PriceKind } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/TakeBackPlannedPrice', {
  summary: 'Takes back a planned change of a cost or SRP: what holds until that day goes on until the next change.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_BILLING', 'Update')),
  errors: ['noService', 'noItem', 'nothingPlanned'],
  audit: { event: 'Planned price taken back' },
  input: Type.Object({ serviceId, itemId, fromQuantity, priceKind: PriceKind, validFrom: day }),
  data: Type.Null(),
  example: {
    input: { serviceId: 900_003, itemId: 41, fromQuantity: 10, priceKind: 'Srp', validFrom: '2027-01-01' },
    data: null,
  },
});

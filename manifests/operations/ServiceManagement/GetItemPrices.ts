/** The fees of a service with cost and SRP on a day. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { day, ItemBand, itemBandExample } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetItemPrices', {
  summary:
    'Answers the fees of a service of the vendors below the caller, with cost and SRP as they hold on a day, one row for each quantity from which they hold.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_BILLING', 'Read')),
  errors: ['noService'],
  input: Type.Object({
    serviceId,
    /** Absent: today, in UTC. */
    validOn: Type.Optional(day),
    /** Also fees that are sold no more. */
    showRetired: Type.Optional(Type.Boolean()),
  }),
  data: Type.Array(ItemBand),
  example: { input: { serviceId: 900_003 }, data: [itemBandExample] },
});

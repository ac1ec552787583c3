/** Costs and SRPs of a service that are still to begin. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { PlannedPrice, plannedPriceExample } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetPlannedPrices', {
  summary:
    'Answers what is planned for the costs and SRPs of a service of the vendors below the caller, the next change first.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_BILLING', 'Read')),
  errors: ['noService'],
  input: Type.Object({ serviceId }),
  data: Type.Array(PlannedPrice),
  example: { input: { serviceId: 900_003 }, data: [plannedPriceExample] },
});

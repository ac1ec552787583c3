/** Changes costs and SRPs of a service from a day on. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { day, price } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';
import { readVersion } from '../../entities/version.ts';

const change = Type.Object({
  /** The fee and the quantity from which the price holds: '41-10'. */
  BandId: Type.String({ pattern: '^[1-9][0-9]{0,14}-[1-9][0-9]{0,6}$' }),
  /** Absent: today, in UTC. */
  ValidFrom: Type.Optional(day),
  /** Absent: it stays; null: there is none from that day on. */
  Cost: Type.Optional(price),
  Srp: Type.Optional(price),
  Version: readVersion,
});

export default operation('ServiceManagement/SaveItemPrices', {
  summary:
    'Changes costs and SRPs from today or from a later day on; each holds until the next change that is planned, and no day before changes.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  edits: { record: 'ServiceItems', id: 'serviceId', version: 'prices[].Version' },
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_BILLING', 'Update')),
  errors: ['noService', 'noItem', 'itemRetired'],
  audit: { event: 'Prices of a service changed' },
  input: Type.Object({ serviceId, prices: Type.Array(change, { minItems: 1, maxItems: 500 }) }),
  data: Type.Null(),
  example: {
    input: { serviceId: 900_003, prices: [{ BandId: '41-10', ValidFrom: '2027-01-01', Srp: 27.9 }] },
    data: null,
  },
});

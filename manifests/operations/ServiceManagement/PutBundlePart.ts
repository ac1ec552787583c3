/** Makes a service a part of a bundle, or changes how many of it there are. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { partQuantity } from '../../entities/ServiceLinks.ts';
import { serviceId } from '../../entities/serviceRef.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/PutBundlePart', {
  summary:
    'Makes a service a part of a bundle, or changes how many of it there are: one of the own vendor, or one that is offered to the caller’s company, and no bundle.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  edits: { record: 'Service', id: 'serviceId', version: 'version' },
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_INFO', 'Update')),
  errors: ['noService', 'notBundle', 'partIsBundle', 'linkRetired'],
  audit: { event: 'Part of a bundle put' },
  input: Type.Object({
    serviceId,
    partServiceId: serviceId,
    quantity: Type.Optional(partQuantity),
    version: readVersion,
  }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, partServiceId: 900_007, quantity: 2 }, data: null },
});

/** Takes a service out of a bundle. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/RemoveBundlePart', {
  summary: 'Takes a service out of a bundle; whoever has bought it keeps what he has.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_INFO', 'Update')),
  errors: ['noService', 'noPart'],
  audit: { event: 'Part of a bundle removed' },
  input: Type.Object({ serviceId, partServiceId: serviceId }),
  data: Type.Null(),
  example: { input: { serviceId: 900_003, partServiceId: 900_007 }, data: null },
});

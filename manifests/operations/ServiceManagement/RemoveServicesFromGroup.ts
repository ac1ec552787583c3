/** Takes services out of a group. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { serviceGroupId } from '../../entities/ServiceGroup.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/RemoveServicesFromGroup', {
  summary: 'Takes services out of a group; those that are not in it change nothing.',
  kind: 'write',
  subject: { ServiceGroup: 'serviceGroupId', Service: 'serviceIds' },
  changes: [both('ServiceGroup')],
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Update'),
  errors: ['noServiceGroup'],
  audit: { event: 'Services taken out of a group' },
  input: Type.Object({ serviceGroupId, serviceIds: Type.Array(serviceId, { minItems: 1, maxItems: 1000 }) }),
  data: Type.Null(),
  example: { input: { serviceGroupId: 900_003, serviceIds: [900_003] }, data: null },
});

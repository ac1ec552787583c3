/** Puts services into a group. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { serviceGroupId } from '../../entities/ServiceGroup.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/AddServicesToGroup', {
  summary: 'Puts services into a group; those that are in it already stay there.',
  kind: 'write',
  subject: { ServiceGroup: 'serviceGroupId', Service: 'serviceIds' },
  changes: [both('ServiceGroup')],
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Update'),
  errors: ['noService', 'noServiceGroup'],
  audit: { event: 'Services put into a group' },
  input: Type.Object({ serviceGroupId, serviceIds: Type.Array(serviceId, { minItems: 1, maxItems: 1000 }) }),
  data: Type.Null(),
  example: { input: { serviceGroupId: 900_003, serviceIds: [900_003] }, data: null },
});

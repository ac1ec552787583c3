/** Deletes a group of services; the services stay. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { serviceGroupId } from '../../entities/ServiceGroup.ts';

export default operation('ServiceManagement/DeleteServiceGroup', {
  summary: 'Deletes a group of services; the services that it held stay as they are.',
  kind: 'write',
  subject: { ServiceGroup: 'serviceGroupId' },
  changes: [both('ServiceGroup')],
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Delete'),
  errors: ['noServiceGroup'],
  audit: { event: 'Service group deleted' },
  input: Type.Object({ serviceGroupId }),
  data: Type.Null(),
  example: { input: { serviceGroupId: 900_003 }, data: null },
});

/** One group of services. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ServiceGroup, serviceGroupExample, serviceGroupId } from '../../entities/ServiceGroup.ts';

export default operation('ServiceManagement/GetServiceGroup', {
  summary: 'Answers a group of services with its place and the number of services it holds.',
  kind: 'read',
  subject: { ServiceGroup: 'serviceGroupId' },
  reads: ['ServiceGroup', 'Service'],
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Read'),
  errors: ['companiesOnly', 'noServiceGroup', 'notFound'],
  input: Type.Object({ serviceGroupId }),
  data: ServiceGroup,
  example: { input: { serviceGroupId: 900_003 }, data: serviceGroupExample },
});

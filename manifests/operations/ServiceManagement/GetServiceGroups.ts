/** The groups of services of a company, in their order (CALL-108). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { ServiceGroup, serviceGroupExample } from '../../entities/ServiceGroup.ts';

export default operation('ServiceManagement/GetServiceGroups', {
  summary: 'Answers the groups of services of a company in their order, each with the number of services it holds.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['ServiceGroup', 'Service'],
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({
    /** Absent: the caller's company. */
    accountId: Type.Optional(accountId),
  }),
  data: Type.Array(ServiceGroup),
  example: { input: {}, data: [serviceGroupExample] },
});

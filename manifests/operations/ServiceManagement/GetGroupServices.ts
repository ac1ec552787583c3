/** The services of a group, or those that can be put into it. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput } from '../../entities/list.ts';
import { serviceGroupId } from '../../entities/ServiceGroup.ts';
import { ServiceSearchResult, serviceSearchExample } from '../../entities/ServiceSearchResult.ts';

const service = Type.Object({
  ...ServiceSearchResult.properties,
  /** It is in the group. */
  IsHeld: Type.Boolean(),
});

export default operation('ServiceManagement/GetGroupServices', {
  summary: 'Answers the services that a group holds, or those in sight that it does not hold.',
  kind: 'read',
  subject: { ServiceGroup: 'serviceGroupId' },
  reads: ['ServiceGroup', 'Service'],
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Read'),
  errors: ['noServiceGroup'],
  input: Type.Object({
    serviceGroupId,
    /** true: those that can be put into it, which are not retired. Absent: those in it. */
    others: Type.Optional(Type.Boolean()),
    ...listInput(['DisplayName', 'Vendor', 'State']),
  }),
  data: Type.Object({ Services: Type.Array(service), TotalCount: Type.Integer() }),
  example: {
    input: { serviceGroupId: 900_003 },
    data: { Services: [{ ...serviceSearchExample, IsHeld: true }], TotalCount: 1 },
  },
});

/** Names and order of a company's groups of services (CALL-109). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import {
  groupPosition,
  ServiceGroup,
  serviceGroupExample,
  serviceGroupId,
  serviceGroupName,
} from '../../entities/ServiceGroup.ts';
import { readVersion, versionExample } from '../../entities/version.ts';

const changed = Type.Object({
  ServiceGroupId: serviceGroupId,
  Name: Type.Optional(serviceGroupName),
  Position: Type.Optional(groupPosition),
  Version: readVersion,
});

export default operation('ServiceManagement/SaveServiceGroups', {
  summary:
    'Changes the names and places of the groups that are sent; the others stay as they are, in their order behind and between them.',
  kind: 'write',
  subject: { Account: 'accountId', ServiceGroup: 'inputDto.Groups[].ServiceGroupId' },
  changes: [both('ServiceGroup')],
  edits: { record: 'ServiceGroups', id: 'accountId', version: 'inputDto.Groups[].Version' },
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Update'),
  errors: ['companiesOnly', 'noServiceGroup', 'notFound', 'terminated'],
  audit: { event: 'Service groups changed' },
  input: Type.Object({
    accountId,
    inputDto: Type.Object({ Groups: Type.Array(changed, { minItems: 1, maxItems: 1000 }) }),
  }),
  data: Type.Array(ServiceGroup),
  example: {
    input: {
      accountId: 100734,
      inputDto: { Groups: [{ ServiceGroupId: 900_003, Position: 1, Version: versionExample }] },
    },
    data: [{ ...serviceGroupExample, Position: 1 }],
  },
});

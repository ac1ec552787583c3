/** Adds a group of services, behind the others. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { serviceGroupName } from '../../entities/ServiceGroup.ts';

export default operation('ServiceManagement/AddServiceGroup', {
  summary: 'Adds an empty group of services behind the other groups of a company.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('ServiceGroup')],
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Create'),
  errors: ['companiesOnly', 'notFound', 'terminated', 'tooManyGroups'],
  audit: { event: 'Service group added' },
  input: Type.Object({ accountId, name: serviceGroupName }),
  data: Type.Object({ ServiceGroupId: Type.Integer() }),
  example: { input: { accountId: 100734, name: 'Mail and communication' }, data: { ServiceGroupId: 900_003 } },
});

/** Gives a group of services another name. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { serviceGroupId, serviceGroupName } from '../../entities/ServiceGroup.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/RenameServiceGroup', {
  summary: 'Gives a group of services another name, which no other group of its company has.',
  kind: 'write',
  subject: { Account: 'accountId', ServiceGroup: 'serviceGroupId' },
  changes: [both('ServiceGroup')],
  edits: { record: 'ServiceGroups', id: 'accountId', version: 'version' },
  needs: can('SERVICE_GROUP_MANAGEMENT', 'Update'),
  errors: ['companiesOnly', 'noServiceGroup', 'notFound', 'terminated'],
  audit: { event: 'Service group renamed' },
  input: Type.Object({ accountId, serviceGroupId, name: serviceGroupName, version: readVersion }),
  data: Type.Null(),
  example: { input: { accountId: 100734, serviceGroupId: 900_003, name: 'Mail' }, data: null },
});

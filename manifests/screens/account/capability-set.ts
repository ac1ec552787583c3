/** The rights of a capability set, line by line as in a spreadsheet (ROLE-14). */
import { editList, param, part, screen, stack, table, view, where } from '#define';
import GetCapabilitySetRights from '../../operations/Account/GetCapabilitySetRights.ts';
import UpdateCapabilitySet from '../../operations/Account/UpdateCapabilitySet.ts';
import { accountHeader } from './header.block.ts';

const subject = { ownerCompanyId: param('accountId'), capabilitySetId: param('capabilitySetId') };

export default screen('/account/$accountId/security/capability-set/$capabilitySetId', {
  title: 'Capability set',
  header: accountHeader,
  body: stack(
    view(GetCapabilitySetRights, subject, {
      sections: [
        {
          title: 'Capability set',
          fields: [
            'Name',
            { field: 'Roles', title: 'Roles that bundle it' },
            { field: 'IsTemplate', title: 'Offered to all companies below' },
          ],
        },
      ],
    }),
    table(part(GetCapabilitySetRights, 'Rights'), subject, {
      title: 'Rights',
      columns: [
        { field: 'Title', title: 'Right to', width: 320 },
        { field: 'Read', width: 124 },
        { field: 'Create', width: 124 },
        { field: 'Update', width: 124 },
        { field: 'Delete', width: 124 },
        { field: 'Execute', width: 136 },
        { field: 'Hierarchy', width: 124 },
        { field: 'ObjectType', as: 'Identifier', title: 'Object type', width: 280, hidden: true },
      ],
      sortable: ['Title', 'Read', 'Create', 'Update', 'Delete', 'Execute', 'Hierarchy'],
      edit: editList(UpdateCapabilitySet, subject, {
        list: 'capabilitySet.Capabilities',
        key: { ObjectType: 'ObjectType', Version: 'Version' },
        fields: {
          Read: 'Read',
          Create: 'Create',
          Update: 'Update',
          Delete: 'Delete',
          Execute: 'Execute',
          Hierarchy: 'Hierarchy',
        },
        when: where({ MayChange: true }),
        message: 'Rights saved. They hold at once.',
      }),
    }),
  ),
});

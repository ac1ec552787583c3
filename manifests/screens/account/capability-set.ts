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
        { field: 'Read', as: 'Checkbox', with: { quiet: 'no' }, width: 124 },
        { field: 'Create', as: 'Checkbox', with: { quiet: 'no' }, width: 124 },
        { field: 'Update', as: 'Checkbox', with: { quiet: 'no' }, width: 124 },
        { field: 'Delete', as: 'Checkbox', with: { quiet: 'no' }, width: 124 },
        { field: 'Execute', as: 'Checkbox', with: { quiet: 'no' }, width: 136 },
        { field: 'Hierarchy', as: 'Checkbox', with: { quiet: 'no' }, width: 124 },
        { field: 'ObjectType', as: 'Identifier', title: 'Object type', width: 280, hidden: true },
      ],
      filters: [{ field: 'allRights', title: 'Show rights that are not given', display: 'switch' }],
      empty: 'The set gives no right yet. Show those that are not given to tick some.',
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

/** Service groups: made, named, put in order and deleted (ROUTE-54, SOLO-20). */
import { action, go, rank, row, screen, session, table } from '#define';
import AddServiceGroup from '../../operations/ServiceManagement/AddServiceGroup.ts';
import DeleteServiceGroup from '../../operations/ServiceManagement/DeleteServiceGroup.ts';
import GetServiceGroups from '../../operations/ServiceManagement/GetServiceGroups.ts';
import RenameServiceGroup from '../../operations/ServiceManagement/RenameServiceGroup.ts';
import SaveServiceGroups from '../../operations/ServiceManagement/SaveServiceGroups.ts';

const own = { accountId: session('CompanyAccount.AccountId') } as const;
const group = { serviceGroupId: row('ServiceGroupId') } as const;

export default screen('/service-tool/edit-service-groups', {
  title: 'Service groups',
  body: table(GetServiceGroups, own, {
    columns: [
      { field: 'Name', title: 'Group' },
      { field: 'ServiceCount', as: 'Number', title: 'Services' },
    ],
    open: go('/service-tool/edit-service-groups/$serviceGroupId', group),
    rank: rank(SaveServiceGroups, own, {
      list: 'inputDto.Groups',
      key: { ServiceGroupId: 'ServiceGroupId', Version: 'Version' },
      to: 'Position',
    }),
    toolbar: [
      action(AddServiceGroup, own, {
        label: 'Add group',
        icon: 'plus',
        tone: 'main',
        ask: [{ field: 'name', title: 'Name' }],
        message: 'Group added',
      }),
    ],
    actions: [
      action(
        RenameServiceGroup,
        { ...own, ...group, version: row('Version') },
        {
          label: 'Rename',
          icon: 'pencil',
          ask: [{ field: 'name', title: 'Name' }],
          start: { name: row('Name') },
          message: 'Group renamed',
        },
      ),
      action(DeleteServiceGroup, group, {
        label: 'Delete group',
        icon: 'trash',
        tone: 'danger',
        confirm: {
          text: '{count, plural, =0 {It holds no service.} one {It holds # service, which stays in the catalogue.} other {It holds # services, which stay in the catalogue.}}',
          values: { count: 'ServiceCount' },
        },
        message: 'Group deleted',
      }),
    ],
    empty:
      'There are no groups yet. A group brings together services that you treat alike, for example in pricing rules.',
  }),
});

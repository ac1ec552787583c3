/** The services of a group: those in it, and those that can be put in (SOLO-20). */
import { action, constant, go, link, param, recordHeader, screen, selected, table, where } from '#define';
import AddServicesToGroup from '../../operations/ServiceManagement/AddServicesToGroup.ts';
import GetGroupServices from '../../operations/ServiceManagement/GetGroupServices.ts';
import GetServiceGroup from '../../operations/ServiceManagement/GetServiceGroup.ts';
import RemoveServicesFromGroup from '../../operations/ServiceManagement/RemoveServicesFromGroup.ts';

const group = { serviceGroupId: param('serviceGroupId') } as const;
const chosen = { ...group, serviceIds: selected('Id') } as const;

export default screen('/service-tool/edit-service-groups/$serviceGroupId?find?&sort?&page?&size?&others?', {
  title: 'Service group',
  header: recordHeader(GetServiceGroup, group, {
    title: 'Name',
    facts: [{ field: 'ServiceCount', as: 'Number', title: 'Services' }],
  }),
  body: table(GetGroupServices, group, {
    columns: [
      { field: 'DisplayName', title: 'Service' },
      'Vendor',
      { field: 'CategoryName', title: 'Category' },
      { field: 'State', as: 'Status', title: 'Status' },
    ],
    sortable: ['DisplayName', 'Vendor', 'State'],
    filters: [
      { field: 'options.filter', title: 'Find a service' },
      { field: 'others', title: 'Show services that can be put in', display: 'switch' },
    ],
    toolbar: [
      link(
        'Put services in',
        go('/service-tool/edit-service-groups/$serviceGroupId?others', { ...group, others: constant('true') }),
        { icon: 'plus', tone: 'main' },
      ),
      link('All groups', go('/service-tool/edit-service-groups', {}), { icon: 'list' }),
    ],
    bulk: [
      action(AddServicesToGroup, chosen, {
        label: 'Put in',
        icon: 'plus',
        tone: 'main',
        when: where({ IsHeld: false }),
        message: 'The services are in the group',
      }),
      action(RemoveServicesFromGroup, chosen, {
        label: 'Take out',
        icon: 'minus',
        when: where({ IsHeld: true }),
        message: 'The services are out of the group',
      }),
    ],
    empty: 'The group holds no service yet.',
  }),
});

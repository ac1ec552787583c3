/** Service tool: the services of one's own vendors, in every state (SOLO-16, NAV-3). */
import { action, can, download, go, link, options, part, row, screen, selected, table } from '#define';
import GetMetadata from '../../operations/Metadata/GetMetadata.ts';
import CreateService from '../../operations/ServiceManagement/CreateService.ts';
import ExportServiceTexts from '../../operations/ServiceManagement/ExportServiceTexts.ts';
import GetMyServices from '../../operations/ServiceManagement/GetMyServices.ts';
import TagServices from '../../operations/ServiceManagement/TagServices.ts';
import { serviceActions } from './service-actions.block.ts';

const tagsInUse = options(part(GetMetadata, 'Tags'), {}, { value: 'Value', label: 'DisplayName' });

export default screen('/service-tool?find?&sort?&page?&size?&tags?', {
  title: 'Service tool',
  menu: { group: 'Marketplaces', order: 60 },
  needs: can('MY_SERVICES', 'Read'),
  body: table(
    GetMyServices,
    {},
    {
      columns: [
        { field: 'DisplayName', title: 'Service', width: 220 },
        { field: 'State', as: 'Status', title: 'Status', width: 130 },
        { field: 'Vendor', width: 140 },
        { field: 'Missing', title: 'Missing before it can be published', width: 240 },
        { field: 'Unnamed', as: 'Tags', title: 'Languages without a name', hidden: true },
        { field: 'CategoryName', title: 'Category', width: 150 },
        { field: 'Tags', as: 'Tags', width: 260 },
        { field: 'PriceFrom.Amount', as: 'Money', title: 'Price from', currency: 'PriceFrom.Currency' },
        { field: 'PriceFrom.Per', title: 'Payment', hidden: true },
        { field: 'ModifiedUtc', as: 'TimeAgo', title: 'Changed' },
        { field: 'PublishedUtc', as: 'Date', title: 'Published', hidden: true },
        { field: 'ProductName', title: 'Key', hidden: true },
      ],
      orders: [
        { title: 'Last changed', by: 'ModifyDate', direction: 'DESC' },
        { title: 'Name', by: 'DisplayName', direction: 'ASC' },
      ],
      filters: [
        { field: 'options.filter', title: 'Find a service' },
        { field: 'states', title: 'Status', display: 'toggles' },
        { field: 'categories', title: 'Category' },
        {
          field: 'tags',
          title: 'Tag',
          options: tagsInUse,
        },
      ],
      open: go('/service-tool/$serviceId', { serviceId: row('Id') }),
      toolbar: [
        link('Tags', go('/service-tool/tags', {}), { icon: 'list' }),
        link('Service groups', go('/service-tool/edit-service-groups', {}), { icon: 'list-details' }),
        action(
          CreateService,
          {},
          {
            label: 'Create service',
            icon: 'plus',
            tone: 'main',
            ask: [
              { field: 'displayName', title: 'Name in English' },
              {
                field: 'productName',
                title: 'Key',
                help: 'By it orders and interfaces name the service. It stays once the service has been offered.',
              },
              { field: 'category', title: 'Category' },
              { field: 'isBundle', title: 'Bundle', help: 'It is made of other services. That stays.' },
            ],
            message: 'The draft is there',
            then: go('/service-tool/$serviceId', { serviceId: row('ServiceId') }),
          },
        ),
        download(ExportServiceTexts, {}, { label: 'All texts as XLSX', icon: 'download' }),
        link('Import texts', go('/service-texts', {}), { icon: 'upload' }),
      ],
      actions: serviceActions,
      bulk: [
        action(
          TagServices,
          { serviceIds: selected('Id') },
          {
            label: 'Change tags',
            icon: 'pencil',
            ask: [
              { field: 'add', as: 'Tags', title: 'Put on', options: tagsInUse },
              { field: 'remove', as: 'Tags', title: 'Take off', options: tagsInUse },
            ],
            message: 'Tags changed',
          },
        ),
      ],
      empty: 'There are no services of yours yet.',
    },
  ),
});

/** Explore: the services of the own marketplace, as cards or as a list (SOLO-12 to SOLO-14, NAV-5). */
import { can, go, inContext, link, not, options, part, row, screen, selected, session, table, where } from '#define';
import SearchServices from '../../operations/Marketplace/SearchServices.ts';
import GetMetadata from '../../operations/Metadata/GetMetadata.ts';

export default screen('/explore?find?&sort?&page?&size?&display?', {
  title: 'Explore',
  menu: { group: 'Marketplaces', order: 10 },
  needs: can('MARKETPLACE', 'Read'),
  body: table(
    SearchServices,
    {},
    {
      columns: [
        { field: 'DisplayName', title: 'Service' },
        'Vendor',
        { field: 'CategoryName', title: 'Category' },
        'Tags',
        { field: 'PriceFrom.Amount', as: 'Money', title: 'Price from', currency: 'PriceFrom.Currency' },
        { field: 'PriceFrom.Per', title: 'Payment' },
        { field: 'PriceFrom.AskedBy', title: 'Price', hidden: true },
        { field: 'ModifiedUtc', as: 'TimeAgo', title: 'Changed', hidden: true },
      ],
      display: 'cards',
      cards: {
        title: 'DisplayName',
        image: 'Icon',
        facts: [
          'Vendor',
          {
            text: '{count, plural, one {# subscription} other {# subscriptions}}',
            values: { count: 'OwnSubscriptions' },
            when: where({ OwnSubscriptions: not(0) }),
            open: go('/account/$accountId/services?find?', {
              accountId: session('CompanyAccount.AccountId'),
              find: row('DisplayName'),
            }),
          },
        ],
        text: 'Summary',
        category: 'CategoryName',
        tags: 'Tags',
        price: {
          field: 'PriceFrom.Amount',
          as: 'Money',
          currency: 'PriceFrom.Currency',
          from: 'PriceFrom.IsFrom',
          per: 'PriceFrom.Per',
        },
        badge: { field: 'IsNew', title: 'New' },
        action: link(
          inContext('Order', 'a service'),
          go('/account/create/service?parentAccountId?&serviceId?', { serviceId: row('Id') }),
        ),
      },
      orders: [
        { title: 'Ranking', by: 'Ranking', direction: 'ASC' },
        { title: 'Name', by: 'DisplayName', direction: 'ASC' },
        { title: 'Last changed', by: 'ModifyDate', direction: 'DESC' },
        { title: 'Lowest price', by: 'Price', direction: 'ASC' },
      ],
      filters: [
        { field: 'options.filter', title: 'Find a service' },
        {
          field: 'filter.ServiceCategories',
          title: 'Category',
          options: options(part(GetMetadata, 'Categories'), {}, { value: 'Value', label: 'DisplayName' }),
        },
        {
          field: 'filter.ServiceTags',
          title: 'Tag',
          options: options(part(GetMetadata, 'Tags'), {}, { value: 'Value', label: 'DisplayName' }),
        },
        {
          field: 'filter.OwnerAccountIds',
          title: 'Vendor',
          options: options(part(GetMetadata, 'Vendors'), {}, { value: 'Value', label: 'DisplayName' }),
        },
        { field: 'filter.ShowNewOnly', title: 'New only', display: 'switch' },
      ],
      open: go('/service/$serviceId', { serviceId: row('Id') }),
      actions: [
        link('Put into cart', go('/cart/add?parentAccountId?&serviceId?', { serviceId: row('Id') }), {
          icon: 'plus',
        }),
      ],
      bulk: [
        link('Compare', go('/explore/compare?ids', { ids: selected('Id') }), { icon: 'scale', tone: 'main' }),
        link('Add to pricelists', go('/add-to-pricelist?services', { services: selected('Id') }), { icon: 'plus' }),
      ],
      selection: {
        atMost: 4,
        text: '{count, plural, one {# service chosen, at most {most}} other {# services chosen, at most {most}}}',
      },
      empty: 'No services are offered to your company. Whoever sells to it can put some into a pricelist.',
    },
  ),
});

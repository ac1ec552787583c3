/** Service propagation: pricelists that take over services from above, and what they would take over now (ROUTE-55, ROUTE-76). */
import { action, go, not, row, screen, selected, table, where } from '#define';
import GetPropagation from '../../operations/Marketplace/GetPropagation.ts';
import PropagateServices from '../../operations/Marketplace/PropagateServices.ts';

export default screen('/propagation?find?&sort?&page?&size?', {
  title: 'Service propagation',
  menu: { group: 'Marketplaces', order: 80 },
  body: table(
    GetPropagation,
    {},
    {
      columns: [
        { field: 'Name', title: 'Pricelist', width: 220 },
        { field: 'Owner', title: 'Seller', width: 260 },
        { field: 'Currency', as: 'Text', width: 100 },
        { field: 'FiltersCount', as: 'Number', title: 'Filters', width: 100 },
        { field: 'PassingCount', as: 'Number', title: 'Would be taken over', width: 170 },
        { field: 'OfferableCount', as: 'Number', title: 'Could be offered', width: 160 },
        { field: 'IsAutoAdd', as: 'Checkbox', title: 'By itself', width: 110 },
      ],
      sortable: ['Name', 'Owner', 'Currency'],
      filters: [{ field: 'options.filter', title: 'Find a pricelist' }],
      open: go('/pricelists/$marketplaceId/propagation', { marketplaceId: row('MarketplaceId') }),
      bulk: [
        action(
          PropagateServices,
          { marketplaceServiceList: selected('MarketplaceId') },
          {
            label: 'Take over services',
            icon: 'plus',
            tone: 'main',
            when: where({ PassingCount: not(0) }),
            confirm:
              'Each pricelist offers all services that its filters let through. Their prices follow by its rules, soon after.',
            message: 'Services taken over. Their prices follow soon.',
          },
        ),
      ],
      empty: 'No pricelist takes over services from above. Switch that on in the properties of a pricelist.',
    },
  ),
});

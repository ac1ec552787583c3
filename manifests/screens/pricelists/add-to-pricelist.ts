/** Adds services that were chosen elsewhere to pricelists, and says before what happens in each (ROUTE-47, SOLO-15). */
import { action, can, constant, go, not, param, row, screen, selected, stack, table, where } from '#define';
import AddServicesToMarketplaces from '../../operations/Marketplace/AddServicesToMarketplaces.ts';
import GetMarketplaces from '../../operations/Marketplace/GetMarketplaces.ts';
import GetServices from '../../operations/Marketplace/GetServices.ts';

const services = { serviceIds: param('services') } as const;

export default screen('/add-to-pricelist?services&find?&sort?&page?&size?', {
  title: 'Add to pricelists',
  needs: can('MARKETPLACE', 'Update'),
  body: stack(
    table(GetServices, services, {
      title: 'Services to be added',
      columns: [
        { field: 'DisplayName', title: 'Service', width: 320 },
        { field: 'Vendor', width: 220 },
        { field: 'CategoryName', title: 'Category', width: 200 },
      ],
      open: go('/service/$serviceId', { serviceId: row('Id') }),
      empty: 'No services are chosen. Choose some in Explore, or open a service.',
    }),
    table(
      GetMarketplaces,
      { ...services, isTemplate: constant(false) },
      {
        title: 'Pricelists',
        columns: [
          { field: 'Name', title: 'Pricelist', width: 220 },
          { field: 'Owner', title: 'Seller', width: 240 },
          { field: 'Currency', as: 'Text', width: 100 },
          { field: 'AddableOfThese', as: 'Number', title: 'Would be added', width: 150 },
          { field: 'OfferedOfThese', as: 'Number', title: 'Offered already', width: 150 },
          { field: 'CustomersCount', as: 'Number', title: 'Customers', width: 120 },
        ],
        sortable: ['Name', 'Owner', 'Currency', 'CustomersCount'],
        filters: [{ field: 'options.filter', title: 'Find a pricelist' }],
        open: go('/pricelists/$marketplaceId', { marketplaceId: row('MarketplaceId') }),
        bulk: [
          action(
            AddServicesToMarketplaces,
            { ...services, marketplaceIds: selected('MarketplaceId') },
            {
              label: 'Add to pricelists',
              icon: 'plus',
              tone: 'main',
              when: where({ AddableOfThese: not(0) }),
              confirm:
                'Who buys from these pricelists can order the services once their prices are computed, soon after.',
              message: 'Services added. Their prices follow soon.',
            },
          ),
        ],
        empty: 'There are no pricelists yet.',
      },
    ),
  ),
});

/** Who buys from a pricelist, and who could. */
import { action, go, param, row, screen, selected, table, where } from '#define';
import AssignCustomers from '../../operations/Marketplace/AssignCustomers.ts';
import GetMarketplaceCustomers from '../../operations/Marketplace/GetMarketplaceCustomers.ts';
import RemoveCustomers from '../../operations/Marketplace/RemoveCustomers.ts';
import { pricelistHeader } from './header.block.ts';

const pricelist = { marketplaceId: param('marketplaceId') } as const;
const chosen = { ...pricelist, accountIds: selected('AccountId') } as const;

export default screen('/pricelists/$marketplaceId/customers?find?&sort?&page?&size?', {
  title: 'Customers of a pricelist',
  header: pricelistHeader,
  tab: { title: 'Customers', order: 20 },
  body: table(GetMarketplaceCustomers, pricelist, {
    columns: [
      { field: 'DisplayName', title: 'Customer', width: 236 },
      { field: 'Assignment', title: 'Buys', width: 200 },
      { field: 'Pricelists', as: 'Tags', width: 200 },
      { field: 'AssignedUtc', as: 'TimeAgo', title: 'Since', width: 140 },
      { field: 'AccountType', as: 'AccountType', title: 'Type', width: 148 },
      { field: 'Country', as: 'Country', width: 140 },
      { field: 'AssignedBy', title: 'Assigned by', hidden: true },
    ],
    sortable: ['DisplayName', 'AssignedUtc'],
    filters: [
      { field: 'options.filter', title: 'Find a customer' },
      { field: 'assignments', title: 'Buys', display: 'toggles' },
    ],
    open: go('/account/$accountId', { accountId: row('AccountId') }),
    bulk: [
      action(AssignCustomers, chosen, {
        label: 'Let buy from it',
        icon: 'plus',
        tone: 'main',
        when: where({ Assignment: ['Other', 'None'] }),
        message: 'Customers assigned',
      }),
      action(RemoveCustomers, chosen, {
        label: 'Take out',
        icon: 'minus',
        when: where({ Assignment: 'Assigned' }),
        confirm: 'They buy from the other pricelists that they are in. What runs goes on.',
        message: 'Customers removed',
      }),
    ],
    empty: 'The seller has no customers that pay in this currency.',
  }),
});

/** The order in which the pricelists of a seller are asked: by drag, touch or keyboard (ROUTE-77, PL-01, PL-03, PL-06). */
import { constant, go, param, rank, row, screen, table } from '#define';
import GetMarketplaceOrder from '../../operations/Marketplace/GetMarketplaceOrder.ts';
import UpdateMarketplacePriority from '../../operations/Marketplace/UpdateMarketplacePriority.ts';

export default screen('/pricelists/priority/$accountId', {
  title: 'Priority of pricelists',
  body: table(
    GetMarketplaceOrder,
    { accountId: param('accountId') },
    {
      columns: [
        { field: 'Name', title: 'Pricelist' },
        { field: 'Owner', title: 'Seller' },
        { field: 'Currency', as: 'Text', width: 100 },
        { field: 'CustomersCount', as: 'Number', title: 'Customers', width: 110 },
        { field: 'ServicesCount', as: 'Number', title: 'Services', width: 110 },
        { field: 'PriceState', as: 'Status', title: 'Prices', width: 190 },
      ],
      open: go('/pricelists/$marketplaceId', { marketplaceId: row('MarketplaceId') }),
      rank: rank(
        UpdateMarketplacePriority,
        { accountId: param('accountId'), understood: constant(true), version: row('Version') },
        {
          list: 'marketplacePriorityList',
          key: { MarketplaceId: 'MarketplaceId' },
          confirm: {
            text: 'Who buys from several pricelists gets the price of the first one that has it. The order holds once prices are updated, soon after.',
            checks: ['I understand that prices will change for all assigned customers'],
          },
          message: 'Prices to be updated soon',
        },
      ),
      empty: 'This seller has no pricelists yet.',
    },
  ),
});

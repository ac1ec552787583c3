/** The head of a pricelist, the same over all of its screens. */
import { type BindingScope, type DataOf, go, link, param, type RecordHeader, recordHeader } from '#define';
import GetMarketplaceProperties from '../../operations/Marketplace/GetMarketplaceProperties.ts';

export const pricelistHeader: RecordHeader<
  BindingScope<{ marketplaceId: string }>,
  DataOf<typeof GetMarketplaceProperties>
> = recordHeader(
  GetMarketplaceProperties,
  { marketplaceId: param('marketplaceId') },
  {
    up: link('Pricelists', go('/pricelists', {})),
    title: 'Name',
    status: 'PriceState',
    facts: [
      { field: 'Owner', title: 'Seller' },
      { field: 'Currency', as: 'Text' },
      { field: 'CustomersCount', as: 'Number', title: 'Customers' },
      { field: 'ServicesCount', as: 'Number', title: 'Services' },
      { field: 'PricedUtc', as: 'TimeAgo', title: 'Prices computed' },
    ],
  },
);

/** What a pricelist offers. */
import { action, download, go, link, param, row, screen, selected, table, where } from '#define';
import GetOffers from '../../operations/Marketplace/GetOffers.ts';
import WithdrawServices from '../../operations/Marketplace/WithdrawServices.ts';
import DownloadPricesExcel from '../../operations/Pricing/DownloadPricesExcel.ts';
import { pricelistHeader } from './header.block.ts';

const pricelist = { marketplaceId: param('marketplaceId') } as const;

export default screen('/pricelists/$marketplaceId/services?find?&sort?&page?&size?', {
  title: 'Services of a pricelist',
  header: pricelistHeader,
  tab: { title: 'Services', order: 10 },
  body: table(GetOffers, pricelist, {
    columns: [
      { field: 'DisplayName', title: 'Service', width: 260 },
      { field: 'Vendor', width: 180 },
      { field: 'State', as: 'Status', title: 'Status', width: 140 },
      { field: 'ItemsCount', as: 'Number', title: 'Items', width: 90 },
      { field: 'WithoutPriceCount', as: 'Number', title: 'Without price', width: 120 },
      { field: 'AddedBy', title: 'Added', width: 140 },
      { field: 'AddedUtc', as: 'TimeAgo', title: 'Since', width: 150 },
      { field: 'WithdrawnUtc', as: 'TimeAgo', title: 'Withdrawn', hidden: true },
    ],
    sortable: ['DisplayName', 'Vendor', 'AddedUtc'],
    filters: [
      { field: 'options.filter', title: 'Find a service' },
      { field: 'states', title: 'Status', display: 'toggles' },
      { field: 'withoutPrice', title: 'Without price', display: 'switch' },
    ],
    open: go('/service/$serviceId/$pricelistId', { serviceId: row('ServiceId'), pricelistId: param('marketplaceId') }),
    actions: [
      link(
        'Edit prices',
        go('/pricelists/$marketplaceId/edit-prices?offerId', { ...pricelist, offerId: row('MarketplaceOfferId') }),
        {
          icon: 'pencil',
          when: where({ State: 'Active' }),
        },
      ),
    ],
    toolbar: [
      download(DownloadPricesExcel, pricelist, { label: 'Download Excel', icon: 'download', display: 'button' }),
      link('Import prices', go('/pricelists/$marketplaceId/import-prices', pricelist), { icon: 'upload' }),
      link('Add services', go('/pricelists/$marketplaceId/add-services', pricelist), { icon: 'plus', tone: 'main' }),
    ],
    bulk: [
      action(
        WithdrawServices,
        { ...pricelist, serviceIds: selected('ServiceId') },
        {
          label: 'Withdraw',
          icon: 'ban',
          tone: 'danger',
          when: where({ State: 'Active' }),
          confirm:
            'Nobody orders them by this pricelist any more, nor by pricelists of resellers who can buy them nowhere else. What runs goes on.',
          message: 'Services withdrawn',
        },
      ),
    ],
    empty: 'This pricelist offers nothing yet. Add services.',
  }),
});

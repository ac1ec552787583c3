/** Services that the seller of a pricelist may offer there as well. */
import { action, param, screen, selected, table } from '#define';
import AddServicesToMarketplace from '../../operations/Marketplace/AddServicesToMarketplace.ts';
import GetOfferableServices from '../../operations/Marketplace/GetOfferableServices.ts';
import { pricelistHeader } from './header.block.ts';

const pricelist = { marketplaceId: param('marketplaceId') } as const;

export default screen('/pricelists/$marketplaceId/add-services?find?&sort?&page?&size?', {
  title: 'Add services to a pricelist',
  header: pricelistHeader,
  body: table(GetOfferableServices, pricelist, {
    columns: [
      { field: 'DisplayName', title: 'Service', width: 260 },
      { field: 'Vendor', width: 180 },
      { field: 'Tags', as: 'Tags', width: 240 },
      { field: 'PublishedUtc', as: 'TimeAgo', title: 'Published', width: 150 },
      { field: 'Passes', as: 'Checkbox', title: 'Passes the filters', width: 150 },
      { field: 'WasOffered', as: 'Checkbox', title: 'Offered before', hidden: true },
    ],
    sortable: ['DisplayName', 'Vendor', 'PublishedUtc'],
    filters: [
      { field: 'options.filter', title: 'Find a service' },
      { field: 'passing', title: 'Passes the filters' },
    ],
    bulk: [
      action(
        AddServicesToMarketplace,
        { ...pricelist, serviceIds: selected('ServiceId') },
        { label: 'Add to pricelist', icon: 'plus', tone: 'main', message: 'Services added. Their prices follow soon.' },
      ),
    ],
    empty: 'There is nothing that could be added: the pricelist offers all that its seller may sell.',
  }),
});

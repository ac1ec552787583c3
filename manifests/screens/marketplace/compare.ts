/** Services side by side, as Explore hands them over (SOLO-12). */
import { can, compare, go, lookup, param, row, screen } from '#define';
import GetServices from '../../operations/Marketplace/GetServices.ts';
import SearchServices from '../../operations/Marketplace/SearchServices.ts';

export default screen('/explore/compare?ids?', {
  title: 'Compare services',
  needs: can('MARKETPLACE', 'Read'),
  body: compare(
    GetServices,
    { serviceIds: param('ids') },
    {
      of: 'DisplayName',
      key: 'Id',
      image: 'Icon',
      fields: [
        'Vendor',
        { field: 'CategoryName', title: 'Category' },
        { field: 'PriceFrom.Amount', as: 'Money', title: 'Price from', currency: 'PriceFrom.Currency' },
        { field: 'PriceFrom.Per', title: 'Payment' },
        { field: 'PriceFrom.AskedBy', title: 'Price' },
        { field: 'LicensedPer', title: 'Licensed per' },
        'Summary',
        'Tags',
        { field: 'PublishedUtc', as: 'Date', title: 'Published' },
      ],
      open: go('/service/$serviceId', { serviceId: row('Id') }),
      atMost: 4,
      differences: true,
      add: lookup(SearchServices, {}, { text: 'options.filter', value: 'Id', label: 'DisplayName' }),
      choose: go('/explore', {}),
    },
  ),
});

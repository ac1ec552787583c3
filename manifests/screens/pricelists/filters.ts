/** By which filters a pricelist takes over services from above (PL-08, ROUTE-76). */
import {
  action,
  type BindingScope,
  type Block,
  constant,
  type DataOf,
  go,
  link,
  options,
  param,
  part,
  row,
  screen,
  table,
  view,
} from '#define';
import AddPropagationFilter from '../../operations/Marketplace/AddPropagationFilter.ts';
import GetPropagationFilters from '../../operations/Marketplace/GetPropagationFilters.ts';
import RemovePropagationFilter from '../../operations/Marketplace/RemovePropagationFilter.ts';
import GetMetadata from '../../operations/Metadata/GetMetadata.ts';
import { pricelistHeader } from './header.block.ts';

const pricelist = { marketplaceId: param('marketplaceId') } as const;

type OfFilters = Block<BindingScope<{ marketplaceId: string }, DataOf<typeof GetPropagationFilters>>>;

const filters: OfFilters = table(part(GetPropagationFilters, 'Filters'), pricelist, {
  title: 'Filters',
  columns: [
    { field: 'Kind', title: 'What it does', width: 150 },
    { field: 'Vendors', as: 'Tags', title: 'Services of vendors', width: 300 },
    { field: 'Tags', as: 'Tags', title: 'With one of these tags', width: 300 },
  ],
  toolbar: [
    action(AddPropagationFilter, pricelist, {
      label: 'Add filter',
      icon: 'plus',
      tone: 'main',
      ask: [
        { field: 'filter.Kind', title: 'What it does' },
        {
          field: 'filter.VendorIds',
          title: 'Services of vendors',
          help: 'None: of every vendor. Only one filter of a pricelist may name none.',
          options: options(part(GetMetadata, 'Vendors'), {}, { value: 'Value', label: 'DisplayName' }),
        },
        {
          field: 'filter.Tags',
          title: 'With one of these tags',
          help: 'None: with whatever tags.',
          options: options(part(GetMetadata, 'Tags'), {}, { value: 'Value', label: 'DisplayName' }),
        },
      ],
      start: { 'filter.Kind': constant('Include') },
      message: 'Filter added',
    }),
  ],
  actions: [
    action(
      RemovePropagationFilter,
      { ...pricelist, filterId: row('FilterId') },
      {
        label: 'Remove filter',
        icon: 'trash',
        tone: 'danger',
        confirm: 'What the pricelist offers stays. The next services come without this filter.',
        message: 'Filter removed',
      },
    ),
  ],
  empty: 'There are no filters: every service that the seller may sell passes.',
});

export default screen('/pricelists/$marketplaceId/propagation', {
  title: 'Propagation filters of a pricelist',
  header: pricelistHeader,
  tab: { title: 'Propagation', order: 15 },
  body: view(GetPropagationFilters, pricelist, {
    sections: [
      {
        title: 'What would be taken over',
        fields: [
          { field: 'PassingCount', as: 'Number', title: 'Services that pass the filters' },
          { field: 'OfferableCount', as: 'Number', title: 'Services that could be offered' },
        ],
      },
    ],
    actions: [
      link('Services that could be offered', go('/pricelists/$marketplaceId/add-services', pricelist), {
        icon: 'plus',
      }),
    ],
    below: filters,
  }),
});

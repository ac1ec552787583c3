/** Pricelists of the sellers below the caller (ROUTE-50, ROUTE-75, NAV-2). */
import { action, constant, go, link, not, options, part, row, screen, table, where } from '#define';
import CreateMarketplace from '../../operations/Marketplace/CreateMarketplace.ts';
import DeleteMarketplace from '../../operations/Marketplace/DeleteMarketplace.ts';
import GetMarketplaceChoices from '../../operations/Marketplace/GetMarketplaceChoices.ts';
import GetMarketplaces from '../../operations/Marketplace/GetMarketplaces.ts';

const named = { value: 'Value', label: 'DisplayName' } as const;

export default screen('/pricelists?find?&sort?&page?&size?', {
  title: 'Pricelists',
  menu: { group: 'Marketplaces', order: 50 },
  body: table(
    GetMarketplaces,
    {},
    {
      columns: [
        { field: 'Name', title: 'Pricelist', width: 200 },
        { field: 'Owner', title: 'Seller', width: 260 },
        { field: 'Currency', as: 'Text', width: 92 },
        { field: 'Priority', as: 'Number', width: 84 },
        { field: 'CustomersCount', as: 'Number', title: 'Customers', width: 100 },
        { field: 'ServicesCount', as: 'Number', title: 'Services', width: 96 },
        { field: 'PriceState', as: 'Status', title: 'Prices', width: 180 },
        { field: 'PricedUtc', as: 'TimeAgo', title: 'Prices computed', width: 150 },
        { field: 'Tags', as: 'Tags', width: 180 },
        { field: 'IsTemplate', as: 'Checkbox', title: 'Template', hidden: true },
        { field: 'IsPropagationEnabled', as: 'Checkbox', title: 'Takes over services', hidden: true },
        { field: 'IsAutoAdd', as: 'Checkbox', title: 'By itself', hidden: true },
      ],
      sortable: ['Name', 'Owner', 'Currency', 'Priority', 'CustomersCount', 'ServicesCount', 'PricedUtc'],
      filters: [
        { field: 'options.filter', title: 'Find a pricelist' },
        {
          field: 'tags',
          title: 'Tag',
          options: options(part(GetMarketplaceChoices, 'Tags'), {}, named),
        },
        {
          field: 'currencies',
          title: 'Currency',
          options: options(part(GetMarketplaceChoices, 'Currencies'), {}, named),
        },
        { field: 'priceStates', title: 'Prices' },
        { field: 'isTemplate', title: 'Templates' },
      ],
      open: go('/pricelists/$marketplaceId', { marketplaceId: row('MarketplaceId') }),
      toolbar: [
        action(
          CreateMarketplace,
          {},
          {
            label: 'Create pricelist',
            icon: 'plus',
            tone: 'main',
            ask: [
              { field: 'marketplaceProperties.Name', title: 'Name' },
              {
                field: 'marketplaceProperties.Currency',
                as: 'Currency',
                help: 'Only customers that pay in it can buy. It stays as it is.',
              },
              {
                field: 'copyOf',
                title: 'Begins as',
                help: 'A template or another pricelist of the same currency; empty: without services and rules.',
                options: options(
                  GetMarketplaces,
                  {},
                  { value: 'MarketplaceId', label: 'Name', note: 'Currency', text: 'options.filter' },
                ),
              },
              { field: 'marketplaceProperties.IsTemplate', title: 'Template: nobody buys from it' },
            ],
            start: { 'marketplaceProperties.Currency': constant('EUR') },
            message: 'Pricelist created',
            then: go('/pricelists/$marketplaceId', { marketplaceId: row('marketplaceId') }),
          },
        ),
      ],
      actions: [
        link('Priority', go('/pricelists/priority/$accountId', { accountId: row('OwnerAccountId') }), {
          icon: 'arrows-move',
        }),
        action(
          DeleteMarketplace,
          { marketplaceId: row('MarketplaceId') },
          {
            label: 'Delete pricelist',
            icon: 'trash',
            tone: 'danger',
            locks: [
              {
                while: where({ CustomersCount: not(0) }),
                reason: 'Customers still buy from this pricelist. Take them out of it first.',
              },
              { while: where({ MayDelete: false }), reason: 'Templates are deleted by who may delete templates.' },
            ],
            confirm: 'It is gone then with its rules. What was ordered by it keeps its prices.',
            message: 'Pricelist deleted',
          },
        ),
      ],
      empty: 'There are no pricelists yet.',
    },
  ),
});

/** Puts a service into the cart: for whom, which one, set up how, how many and how long (SOLO-30). */
import {
  ask,
  can,
  choose,
  constant,
  fieldChoices,
  finish,
  go,
  input,
  layout,
  load,
  options,
  param,
  screen,
  step,
  wizard,
} from '#define';
import AddCartLine from '../../operations/Account/AddCartLine.ts';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import GetOrderableServices from '../../operations/Account/GetOrderableServices.ts';
import GetOrderOverview from '../../operations/Account/GetOrderOverview.ts';
import GetOrderTerms from '../../operations/Account/GetOrderTerms.ts';
import GetParentAccounts from '../../operations/Account/GetParentAccounts.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import GetFieldChoices from '../../operations/Marketplace/GetFieldChoices.ts';

const parentAccountId = step('account.AccountId');
const serviceId = step('service.ServiceId');

export default screen('/cart/add?parentAccountId?&serviceId?', {
  title: 'Put into cart',
  needs: can('SALES_CART_SERVICES', 'Execute'),
  body: wizard(
    choose(
      'account',
      GetParentAccounts,
      { accountType: constant('Product') },
      {
        title: 'Account',
        help: 'The service will stand below this account. One company pays for all that stands in the cart.',
        icon: 'AccountType',
        columns: [
          { field: 'DisplayName', title: 'Name', width: 260 },
          { field: 'AccountIdentificator', as: 'Identifier', title: 'Number', width: 120 },
          { field: 'Above', title: 'Stands below', width: 260 },
        ],
        filters: [{ field: 'options.filter', title: 'Find an account' }],
        given: { AccountId: param('parentAccountId') },
        empty: 'There is no account for which you could order.',
      },
    ),
    choose(
      'service',
      GetOrderableServices,
      { parentAccountId },
      {
        title: 'Service',
        help: 'What is offered to the company that pays.',
        columns: [
          { field: 'DisplayName', title: 'Service', width: 220 },
          { field: 'Vendor', width: 170 },
          { field: 'Summary', title: 'In short', width: 420 },
        ],
        filters: [{ field: 'options.filter', title: 'Find a service' }],
        given: { ServiceId: param('serviceId') },
        empty: 'Nothing is offered to the company that pays. Whoever sells to it can put services into a pricelist.',
      },
    ),
    load('info', GetOrderableService, { parentAccountId, serviceId }),
    ask('configuration', AddCartLine, {
      title: 'Configuration',
      help: 'What the vendor needs to set up the service.',
      fields: [
        {
          field: 'configuration',
          layout: layout(
            GetViewLayout,
            {
              accountType: constant('Product'),
              viewName: constant('Create'),
              productName: step('info.ProductName'),
            },
            {},
            fieldChoices(
              GetFieldChoices,
              'fieldName',
              { serviceId, accountId: parentAccountId },
              { value: 'Value', label: 'DisplayName', text: 'text' },
            ),
          ),
        },
      ],
      start: { configuration: step('info.Start') },
    }),
    ask('amount', AddCartLine, {
      title: 'Quantity and term',
      help: 'The price of a quantity holds for all units.',
      fields: [
        { field: 'quantity', as: 'Number', with: { whole: true }, title: 'Quantity' },
        {
          field: 'term',
          title: 'Term',
          options: options(
            GetOrderTerms,
            { parentAccountId, serviceId, quantity: input('quantity') },
            { value: 'Term', label: 'DisplayName', note: 'Conditions', display: 'cards' },
          ),
        },
      ],
      start: { quantity: constant(1) },
    }),
    load('price', GetOrderOverview, {
      parentAccountId,
      serviceId,
      quantity: step('amount.quantity'),
      term: step('amount.term'),
    }),
    finish(
      AddCartLine,
      {
        parentAccountId,
        serviceId,
        configuration: step('configuration.configuration'),
        quantity: step('amount.quantity'),
        term: step('amount.term'),
        shownValue: step('price.OrderValue'),
      },
      { title: 'Done', submit: 'Put into cart', message: 'It is in your cart', then: go('/cart', {}) },
    ),
  ),
});

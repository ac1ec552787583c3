/** A line of the cart: set up otherwise, or in another quantity and term (SOLO-30). */
import {
  ask,
  can,
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
import GetCartLine from '../../operations/Account/GetCartLine.ts';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import GetOrderTerms from '../../operations/Account/GetOrderTerms.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import GetFieldChoices from '../../operations/Marketplace/GetFieldChoices.ts';

const parentAccountId = step('line.ParentAccountId');
const serviceId = step('line.ServiceId');

export default screen('/cart/$cartLineId', {
  title: 'Service in the cart',
  needs: can('SALES_CART_SERVICES', 'Execute'),
  body: wizard(
    load('line', GetCartLine, { cartLineId: param('cartLineId') }),
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
      start: { configuration: step('line.Configuration') },
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
      start: { quantity: step('line.Quantity'), term: step('line.Term') },
    }),
    finish(
      AddCartLine,
      {
        parentAccountId,
        serviceId,
        configuration: step('configuration.configuration'),
        quantity: step('amount.quantity'),
        term: step('amount.term'),
        replaces: param('cartLineId'),
      },
      { title: 'Done', submit: 'Keep in the cart', message: 'It is in your cart', then: go('/cart', {}) },
    ),
  ),
});

/** A line of the cart: set up otherwise, or in another quantity and term (SOLO-30). */
import { ask, can, finish, go, load, not, onlyIf, param, screen, step, where, wizard } from '#define';
import AddCartLine from '../../operations/Account/AddCartLine.ts';
import GetCartLine from '../../operations/Account/GetCartLine.ts';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import { amountAsked, configurationAsked, partsAsked } from '../order/wanted.block.ts';

const parentAccountId = step('line.ParentAccountId');
const serviceId = step('line.ServiceId');

export default screen('/cart/$cartLineId', {
  title: 'Service in the cart',
  needs: can('SALES_CART_SERVICES', 'Execute'),
  body: wizard(
    load('line', GetCartLine, { cartLineId: param('cartLineId') }),
    load('info', GetOrderableService, { parentAccountId, serviceId }),
    ask('configuration', AddCartLine, { ...configurationAsked, start: { configuration: step('line.Configuration') } }),
    ask('amount', AddCartLine, {
      ...amountAsked,
      start: { quantity: step('line.Quantity'), term: step('line.Term') },
    }),
    onlyIf(
      where({ 'info.EndablePartsCount': not(0) }),
      ask('parts', AddCartLine, { ...partsAsked, start: { endedAccountIds: step('line.EndedAccountIds') } }),
    ),
    finish(
      AddCartLine,
      {
        parentAccountId,
        serviceId,
        configuration: step('configuration.configuration'),
        quantity: step('amount.quantity'),
        term: step('amount.term'),
        endedAccountIds: step('parts.endedAccountIds'),
        replaces: param('cartLineId'),
      },
      { title: 'Done', submit: 'Keep in the cart', message: 'It is in your cart', then: go('/cart', {}) },
    ),
  ),
});

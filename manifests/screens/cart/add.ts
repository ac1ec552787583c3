/** Puts a service into the cart: for whom, which one, set up how, how many and how long (SOLO-30). */
import { ask, can, choose, constant, finish, go, load, not, onlyIf, screen, step, where, wizard } from '#define';
import AddCartLine from '../../operations/Account/AddCartLine.ts';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import GetOrderableServices from '../../operations/Account/GetOrderableServices.ts';
import GetOrderOverview from '../../operations/Account/GetOrderOverview.ts';
import GetParentAccounts from '../../operations/Account/GetParentAccounts.ts';
import {
  accountChoice,
  amountAsked,
  configurationAsked,
  parentAccountId,
  partsAsked,
  serviceChoice,
  serviceId,
} from '../order/wanted.block.ts';

export default screen('/cart/add?parentAccountId?&serviceId?', {
  title: 'Put into cart',
  needs: can('SALES_CART_SERVICES', 'Execute'),
  body: wizard(
    choose(
      'account',
      GetParentAccounts,
      { accountType: constant('Product') },
      {
        ...accountChoice,
        help: 'The service will stand below this account. One company pays for all that stands in the cart.',
      },
    ),
    choose('service', GetOrderableServices, { parentAccountId }, serviceChoice),
    load('info', GetOrderableService, { parentAccountId, serviceId }),
    ask('configuration', AddCartLine, configurationAsked),
    ask('amount', AddCartLine, amountAsked),
    onlyIf(where({ 'info.EndablePartsCount': not(0) }), ask('parts', AddCartLine, partsAsked)),
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
        endedAccountIds: step('parts.endedAccountIds'),
        shownValue: step('price.OrderValue'),
      },
      { title: 'Done', submit: 'Put into cart', message: 'It is in your cart', then: go('/cart', {}) },
    ),
  ),
});

/** Order service: for whom, which one, set up how, how many and how long; reviewed with its price before it is ordered (LEG-15, NAV-21). */
import {
  ask,
  can,
  choose,
  constant,
  finish,
  go,
  link,
  load,
  not,
  onlyIf,
  present,
  review,
  row,
  screen,
  step,
  where,
  wizard,
} from '#define';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import GetOrderableServices from '../../operations/Account/GetOrderableServices.ts';
import GetOrderOverview from '../../operations/Account/GetOrderOverview.ts';
import GetParentAccounts from '../../operations/Account/GetParentAccounts.ts';
import OrderService from '../../operations/Account/OrderService.ts';
import { orderPrice } from '../order/price.block.ts';
import { termsToAccept } from '../order/terms.block.ts';
import {
  accountChoice,
  amountAsked,
  configurationAsked,
  ownedParts,
  parentAccountId,
  partsAsked,
  serviceChoice,
  serviceId,
} from '../order/wanted.block.ts';

export default screen('/account/create/service?parentAccountId?&serviceId?', {
  title: 'Order service',
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 10, icon: 'package' },
  body: wizard(
    choose(
      'account',
      GetParentAccounts,
      { accountType: constant('Product') },
      { ...accountChoice, help: 'The service will stand below this account. The company that it belongs to pays.' },
    ),
    choose('service', GetOrderableServices, { parentAccountId }, serviceChoice),
    load('info', GetOrderableService, { parentAccountId, serviceId }),
    ask('configuration', OrderService, configurationAsked),
    ask('amount', OrderService, amountAsked),
    onlyIf(where({ 'info.EndablePartsCount': not(0) }), ask('parts', OrderService, partsAsked)),
    onlyIf(
      where({ 'info.TermsCount': not(0) }),
      present('terms', {
        title: 'Terms',
        help: 'Read them and accept them in their line, once for your whole company.',
        body: termsToAccept,
        until: { holds: where({ 'info.OpenTerms': 0 }), text: 'Accept the terms first' },
      }),
    ),
    load('price', GetOrderOverview, {
      parentAccountId,
      serviceId,
      quantity: step('amount.quantity'),
      term: step('amount.term'),
    }),
    review('review', {
      title: 'Review',
      help: 'It is set up once the order is approved, and runs from the day it is set up.',
      show: [
        { field: 'info.DisplayName', title: 'Service' },
        { field: 'info.Vendor', title: 'Vendor' },
        { field: 'info.ParentAccount', title: 'For' },
        { field: 'info.Payer', title: 'Paid by' },
        { field: 'info.Seller', title: 'Ordered from' },
        'amount.quantity',
        'amount.term',
        { field: 'parts.endedAccountIds', title: 'Ends when it starts' },
        { field: 'price.OrderValue', as: 'Money', currency: 'price.Currency', title: 'Order value' },
      ],
      lists: [ownedParts],
      body: orderPrice,
    }),
    finish(
      OrderService,
      {
        parentAccountId,
        serviceId,
        configuration: step('configuration.configuration'),
        quantity: step('amount.quantity'),
        term: step('amount.term'),
        endedAccountIds: step('parts.endedAccountIds'),
        expectedTotal: step('price.OrderValue'),
      },
      {
        title: 'Done',
        submit: {
          text: '{value, select, none {Order} other {{approver, select, none {Order for {value} {currency}} other {Order for {value} {currency}, subject to approval}}}}',
          values: { value: 'price.OrderValue', currency: 'price.Currency', approver: 'price.Approver' },
        },
        message: {
          text: '{approver, select, none {{service} is ordered and will be set up} other {{service} is ordered and waits for approval by {approver}}}',
          values: { service: 'info.DisplayName', approver: 'price.Approver' },
        },
        links: [
          link('Open service', go('/account/$accountId', { accountId: row('AccountId') })),
          link('Order another service', go('/account/create/service?parentAccountId?&serviceId?', {})),
        ],
      },
    ),
  ),
});

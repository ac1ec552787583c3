/** Order service: for whom, which one, set up how, how many and how long; reviewed with its price before it is ordered (LEG-15, NAV-21). */
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
  link,
  load,
  not,
  onlyIf,
  options,
  param,
  part,
  present,
  review,
  row,
  screen,
  step,
  table,
  where,
  wizard,
} from '#define';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import GetOrderableServices from '../../operations/Account/GetOrderableServices.ts';
import GetOrderOverview from '../../operations/Account/GetOrderOverview.ts';
import GetOrderTerms from '../../operations/Account/GetOrderTerms.ts';
import GetParentAccounts from '../../operations/Account/GetParentAccounts.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import OrderService from '../../operations/Account/OrderService.ts';
import GetFieldChoices from '../../operations/Marketplace/GetFieldChoices.ts';
import { orderPrice } from '../order/price.block.ts';
import { termsToAccept } from '../order/terms.block.ts';

const parentAccountId = step('account.AccountId');
const serviceId = step('service.ServiceId');

export default screen('/account/create/service?parentAccountId?&serviceId?', {
  title: 'Order service',
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 10, icon: 'package' },
  body: wizard(
    choose(
      'account',
      GetParentAccounts,
      { accountType: constant('Product') },
      {
        title: 'Account',
        help: 'The service will stand below this account. The company that it belongs to pays.',
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
    ask('configuration', OrderService, {
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
    ask('amount', OrderService, {
      title: 'Quantity and term',
      help: 'The price of a quantity holds for all units.',
      fields: [
        {
          field: 'quantity',
          as: 'Number',
          with: { whole: true },
          title: 'Quantity',
        },
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
        { field: 'price.OrderValue', as: 'Money', currency: 'price.Currency', title: 'Order value' },
      ],
      lists: [
        {
          title: 'Already there, and would be paid twice',
          count: 'info.OwnedPartsCount',
          body: table(
            part(GetOrderableService, 'OwnedParts'),
            { parentAccountId, serviceId },
            {
              columns: [
                { field: 'DisplayName', title: 'Name', width: 260 },
                { field: 'Service', width: 220 },
              ],
              actions: [
                link('Terminate account', go('/terminate?accountId?', { accountId: row('AccountId') }), {
                  icon: 'trash',
                }),
              ],
            },
          ),
        },
      ],
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

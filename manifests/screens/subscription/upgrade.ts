/** Upgrade subscription: to which service, with how many units and in which term, what that changes and costs, and then it is ordered (ROUTE-46, ROUTE-68 to ROUTE-71). */
import {
  allOf,
  ask,
  can,
  chain,
  choose,
  constant,
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
  stack,
  step,
  table,
  view,
  where,
  wizard,
} from '#define';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import GetOrderTerms from '../../operations/Account/GetOrderTerms.ts';
import GetSubscription from '../../operations/Account/GetSubscription.ts';
import GetUpgradeOptions from '../../operations/Account/GetUpgradeOptions.ts';
import GetUpgradeOverview from '../../operations/Account/GetUpgradeOverview.ts';
import GetUpgradeTargets from '../../operations/Account/GetUpgradeTargets.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import UpgradeSubscription from '../../operations/Account/UpgradeSubscription.ts';
import { creditCheck } from '../order/price.block.ts';
import { termsRows } from '../order/terms.block.ts';
import { ownedParts, partsAsked } from '../order/wanted.block.ts';

const accountId = param('accountId');
const parentAccountId = step('now.ParentAccountId');
const serviceId = step('service.ServiceId');
const offered = { parentAccountId, serviceId } as const;
const wanted = {
  accountId,
  productName: step('service.ProductName'),
  options: step('configuration.options'),
} as const;

export default screen('/upgrade-subscription/$accountId', {
  title: 'Upgrade subscription',
  needs: allOf(can('SUBSCRIPTION', 'Execute'), can('PRODUCT_ACCOUNT', 'Create')),
  body: wizard(
    load('now', GetSubscription, { accountId }),
    choose(
      'service',
      GetUpgradeOptions,
      { accountId },
      {
        title: 'Service',
        help: 'What this subscription may go over to, and is offered to the company that pays.',
        columns: [
          { field: 'DisplayName', title: 'Service', width: 220 },
          { field: 'Vendor', width: 170 },
          { field: 'Kind', title: 'How much of it', width: 200 },
          { field: 'Summary', title: 'In short', width: 360 },
        ],
        cards: {
          title: 'DisplayName',
          image: 'Icon',
          facts: ['Vendor', 'Term'],
          text: 'Summary',
          category: 'Kind',
          tags: 'Parts',
          price: { field: 'UnitPrice', as: 'Money', currency: 'Currency', per: { field: 'PaidPer', title: 'Payment' } },
          badge: { field: 'Against', title: 'Price now and then' },
        },
        empty: 'There is nothing that this subscription may go over to.',
      },
    ),
    load('info', GetOrderableService, { ...offered, besidesAccountId: accountId }),
    onlyIf(
      where({ 'info.OpenTerms': not(0) }),
      present('terms', {
        title: 'Terms',
        help: 'Read them and accept them in their line, once for your whole company.',
        body: table(part(GetOrderableService, 'Terms'), offered, termsRows),
        until: { holds: where({ 'info.OpenTerms': 0 }), text: 'Accept the terms first' },
      }),
    ),
    ask('configuration', UpgradeSubscription, {
      title: 'Configuration',
      help: 'With all of its units the old subscription ends; with fewer the others stay.',
      fields: [
        {
          field: 'options.quantity',
          as: 'Number',
          with: { whole: true },
          title: 'Units that go over',
        },
        { field: 'options.joins', title: 'They join a running subscription' },
        {
          field: 'options.targetAccountId',
          title: 'Running subscription',
          when: where({ 'options.joins': true }),
          requiredWhen: where({ 'options.joins': true }),
          options: options(
            GetUpgradeTargets,
            { accountId, productName: step('service.ProductName') },
            { value: 'AccountId', label: 'DisplayName', note: 'AccountIdentificator' },
          ),
        },
        {
          field: 'options.term',
          title: 'Term',
          when: where({ 'options.joins': false }),
          requiredWhen: where({ 'options.joins': false }),
          options: options(
            GetOrderTerms,
            { ...offered, quantity: input('options.quantity') },
            { value: 'Term', label: 'DisplayName', note: 'Conditions', display: 'cards' },
          ),
        },
        {
          field: 'configuration',
          when: where({ 'options.joins': false }),
          layout: layout(GetViewLayout, {
            accountType: constant('Product'),
            viewName: constant('Create'),
            productName: step('service.ProductName'),
          }),
        },
      ],
      start: {
        'options.quantity': step('now.Quantity'),
        'options.joins': constant(false),
        configuration: step('info.Start'),
      },
    }),
    onlyIf(
      where({ 'info.EndablePartsCount': not(0), 'configuration.options.joins': not(true) }),
      ask('parts', UpgradeSubscription, partsAsked),
    ),
    load('overview', GetUpgradeOverview, wanted),
    review('review', {
      title: 'Overview',
      help: 'If the new one fails, nothing changes.',
      show: [
        { field: 'service.DisplayName', title: 'Service' },
        { field: 'configuration.options.quantity', title: 'Units that go over' },
        { field: 'configuration.options.term', title: 'Term' },
        { field: 'overview.Payer', title: 'Paid by' },
        { field: 'parts.endedAccountIds', title: 'Ends when it starts' },
        { field: 'overview.OrderValue', as: 'Money', currency: 'overview.Currency', title: 'Order value' },
      ],
      lists: [ownedParts],
      body: stack(
        chain(
          view(GetUpgradeOverview, wanted, {
            sections: [
              {
                title: 'Now',
                hideEmpty: true,
                fields: [
                  { field: 'OldOne.Becomes', title: 'What becomes of it' },
                  { field: 'OldOne.Name', title: 'Subscription' },
                  { field: 'OldOne.Number', as: 'Identifier', title: 'Number' },
                  { field: 'OldOne.Units', title: 'Units' },
                  { field: 'OldOne.Term', title: 'Term' },
                  { field: 'OldOne.UnitPrice', title: 'Price of a unit' },
                  { field: 'OldOne.Note', as: 'MultilineText', title: 'What to know' },
                ],
              },
            ],
          }),
          view(GetUpgradeOverview, wanted, {
            sections: [
              {
                title: 'Then',
                hideEmpty: true,
                fields: [
                  { field: 'NewOne.Becomes', title: 'What becomes of it' },
                  { field: 'NewOne.Name', title: 'Subscription' },
                  { field: 'NewOne.Number', as: 'Identifier', title: 'Number' },
                  { field: 'NewOne.Units', title: 'Units' },
                  { field: 'NewOne.Term', title: 'Term' },
                  { field: 'NewOne.UnitPrice', title: 'Price of a unit' },
                  { field: 'NewOne.Parts', title: 'Brings along' },
                  { field: 'NewOne.Note', as: 'MultilineText', title: 'What to know' },
                ],
              },
            ],
          }),
        ),
        table(part(GetUpgradeOverview, 'Rows'), wanted, {
          title: 'Price now and then',
          columns: [
            { field: 'Name', title: 'Each month, net', width: 240 },
            { field: 'Now', as: 'Money', currency: 'Currency', width: 130, total: 'sum' },
            { field: 'Then', as: 'Money', currency: 'Currency', width: 130, total: 'sum' },
            { field: 'Difference', as: 'Money', currency: 'Currency', width: 130, total: 'sum' },
            { field: 'UnitsNow', as: 'Number', title: 'Units now', hidden: true },
            { field: 'UnitsThen', as: 'Number', title: 'Units then', hidden: true },
            { field: 'PriceNow', as: 'Money', currency: 'Currency', title: 'Price now', hidden: true },
            { field: 'PriceThen', as: 'Money', currency: 'Currency', title: 'Price then', hidden: true },
          ],
          empty: 'You may not see what is paid.',
        }),
        view(GetUpgradeOverview, wanted, {
          sections: [creditCheck],
        }),
      ),
    }),
    finish(
      UpgradeSubscription,
      {
        ...wanted,
        configuration: step('configuration.configuration'),
        endedAccountIds: step('parts.endedAccountIds'),
        quantityBefore: step('overview.QuantityBefore'),
        expectedTotal: step('overview.OrderValue'),
      },
      {
        title: 'Finish',
        submit: {
          text: '{value, select, none {Upgrade} other {{approver, select, none {Upgrade for {value} {currency}} other {Upgrade for {value} {currency}, subject to approval}}}}',
          values: {
            value: 'overview.OrderValue',
            currency: 'overview.Currency',
            approver: 'overview.Approver',
          },
        },
        message: {
          text: '{approver, select, none {The upgrade to {service} is ordered and will be set up} other {The upgrade to {service} is ordered and waits for approval by {approver}}}',
          values: { service: 'overview.To', approver: 'overview.Approver' },
        },
        links: [link('Open service', go('/account/$accountId/service-info', { accountId: row('AccountId') }))],
      },
    ),
  ),
});

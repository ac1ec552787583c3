/** What a seller does with a quote: sends it, takes it back, begins its next version, notes the answer, orders from it. */
import { type Action, action, type BindingScope, type DataOf, go, not, row, where } from '#define';
import AcceptSalesQuote from '../../operations/SalesQuote/AcceptSalesQuote.ts';
import CopySalesQuote from '../../operations/SalesQuote/CopySalesQuote.ts';
import type GetMySalesQuotesPaged from '../../operations/SalesQuote/GetMySalesQuotesPaged.ts';
import OrderSalesQuote from '../../operations/SalesQuote/OrderSalesQuote.ts';
import RejectSalesQuote from '../../operations/SalesQuote/RejectSalesQuote.ts';
import ResendSalesQuote from '../../operations/SalesQuote/ResendSalesQuote.ts';
import ReviseSalesQuote from '../../operations/SalesQuote/ReviseSalesQuote.ts';
import SaveSalesQuoteTemplate from '../../operations/SalesQuote/SaveSalesQuoteTemplate.ts';
import SendSalesQuote from '../../operations/SalesQuote/SendSalesQuote.ts';
import WithdrawSalesQuote from '../../operations/SalesQuote/WithdrawSalesQuote.ts';

type Actions = readonly Action<BindingScope<{}, DataOf<typeof GetMySalesQuotesPaged>['Items'][number]>>[];
const quoteId = { quoteId: row('QuoteId') } as const;

const ordering: Actions = [
  action(OrderSalesQuote, quoteId, {
    label: 'Order from the quote',
    icon: 'package',
    tone: 'main',
    may: 'MayOrder',
    confirm: {
      text: 'Everything that quote {number} offers is ordered for {customer} at its prices.',
      values: { number: 'QuoteNumber', customer: 'Customer' },
    },
    message: 'Ordered from the quote',
    then: go('/order/$orderId', { orderId: row('OrderId') }),
  }),
];

const sending: Actions = [
  action(
    SendSalesQuote,
    { ...quoteId, version: row('Version') },
    {
      label: 'Send to customer',
      icon: 'send',
      tone: 'main',
      may: 'MaySend',
      confirm: {
        text: '{customer} is told by letter, and the quote changes no more. An older version that was not answered is superseded.',
        values: { customer: 'Customer' },
      },
      message: 'Quote sent',
    },
  ),
];

const working: Actions = [
  action(ReviseSalesQuote, quoteId, {
    label: 'Begin next version',
    icon: 'pencil',
    may: 'MayRevise',
    ask: [{ field: 'validUntilDate', title: 'Valid until' }],
    start: { validUntilDate: row('ValidUntilDate') },
    message: 'Next version begun',
    then: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
  }),
  action(CopySalesQuote, quoteId, {
    label: 'Copy quote',
    icon: 'copy',
    may: 'MayCopy',
    ask: [
      { field: 'name', title: 'Name' },
      { field: 'validUntilDate', title: 'Valid until' },
    ],
    start: { name: row('Name'), validUntilDate: row('ValidUntilDate') },
    message: 'Quote copied',
    then: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
  }),
  action(SaveSalesQuoteTemplate, quoteId, {
    label: 'Save as template',
    icon: 'checklist',
    when: where({ LinesCount: not(0) }),
    ask: [
      {
        field: 'name',
        title: 'Name',
        help: 'Services, quantities and terms are kept. Prices are those of the day on which it is used.',
      },
    ],
    start: { name: row('Name') },
    message: 'Template saved',
  }),
  action(ResendSalesQuote, quoteId, {
    label: 'Send letter again',
    icon: 'send',
    may: 'MayResend',
    confirm: {
      text: '{customer} is told once more. Links of former letters open the quote no longer.',
      values: { customer: 'Customer' },
    },
    message: 'Letter sent again',
  }),
  action(AcceptSalesQuote, quoteId, {
    label: 'Accept for the customer',
    icon: 'check',
    may: 'MayAnswerFor',
    ask: [{ field: 'reason', title: 'Whose word it was', help: 'Such as: Ms Szőke, by telephone.' }],
    message: 'Quote accepted',
  }),
  action(RejectSalesQuote, quoteId, {
    label: 'Decline for the customer',
    icon: 'x',
    may: 'MayAnswerFor',
    ask: [{ field: 'reason', title: 'Whose word it was', help: 'Such as: Ms Szőke, by telephone.' }],
    message: 'Quote declined',
  }),
  action(WithdrawSalesQuote, quoteId, {
    label: 'Withdraw quote',
    icon: 'ban',
    tone: 'danger',
    may: 'MayWithdraw',
    ask: [{ field: 'reason', as: 'MultilineText', title: 'Reason', help: 'The customer reads it.' }],
    message: 'Quote withdrawn',
  }),
];

/** In a list. */
export const selling: Actions = [...sending, ...ordering, ...working];
/** Around what orders it, on the page of a quote. */
export const sellingHere = { before: sending, after: working } as const;

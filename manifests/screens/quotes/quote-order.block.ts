/** What stands before the order of an accepted quote: what each service needs to be told, and the order itself. */
import {
  type Action,
  action,
  type BindingScope,
  type Block,
  type DataOf,
  go,
  list,
  not,
  param,
  part,
  row,
  where,
} from '#define';
import LoadSalesQuote from '../../operations/SalesQuote/LoadSalesQuote.ts';
import OrderSalesQuote from '../../operations/SalesQuote/OrderSalesQuote.ts';

type Detail = DataOf<typeof LoadSalesQuote>;

const said = {
  label: 'Order from the quote',
  icon: 'package',
  tone: 'main',
  may: 'MayOrder',
  message: 'Ordered from the quote',
} as const;
const everything = {
  text: 'Everything that quote {number} offers is ordered for {customer} at its prices.',
  values: { number: 'QuoteNumber', customer: 'Customer' },
} as const;

/** Once every service has been told what it needs; terms that nobody has accepted are accepted with it. */
export const orderingWhole: readonly Action<BindingScope<{}, Detail>>[] = [
  action(
    OrderSalesQuote,
    { quoteId: row('QuoteId') },
    {
      ...said,
      when: where({ SetupNeeded: 0, OpenTerms: 0 }),
      confirm: everything,
      then: go('/order/$orderId', { orderId: row('OrderId') }),
    },
  ),
  action(
    OrderSalesQuote,
    { quoteId: row('QuoteId'), termsIds: row('OpenTermsIds') },
    {
      ...said,
      when: where({ SetupNeeded: 0, OpenTerms: not(0) }),
      confirm: { ...everything, checks: ['I accept the terms of these services for my company'] },
      then: go('/order/$orderId', { orderId: row('OrderId') }),
    },
  ),
];

/** Not there before the quote is accepted. */
export const quoteSetup: Block<BindingScope<{ quoteId: string }>> = list(
  part(LoadSalesQuote, 'Setup'),
  { quoteId: param('quoteId') },
  {
    title: 'Before it is ordered',
    name: 'Service',
    icon: 'settings',
    facts: [{ field: 'State', as: 'Status' }, { field: 'Note' }],
    open: go('/quote/$quoteId/line/$lineNo', { quoteId: param('quoteId'), lineNo: row('LineNo') }),
  },
);

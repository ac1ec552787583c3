/** Quotes that wait for an answer of the own company (SOLO-2). */
import { constant, count, go, panel } from '#define';
import GetReceivedSalesQuotesPaged from '../operations/SalesQuote/GetReceivedSalesQuotesPaged.ts';

export default panel({
  title: 'Quotes to answer',
  icon: 'file-text',
  help: 'How many were sent to the company',
  place: 50,
  body: count(
    GetReceivedSalesQuotesPaged,
    { states: constant(['Sent']), limit: constant(1) },
    { title: 'Quotes to answer', open: go('/quotes/received?states', { states: constant('Sent') }) },
  ),
});

/** Quotes that the person has written and that are neither ordered nor over (SOLO-2). */
import { constant, count, go, panel } from '#define';
import GetMySalesQuotesPaged from '../operations/SalesQuote/GetMySalesQuotesPaged.ts';

export default panel({
  title: 'My open quotes',
  icon: 'file-text',
  help: 'How many are neither ordered nor over',
  place: 40,
  body: count(
    GetMySalesQuotesPaged,
    { states: constant(['Draft', 'Sent', 'Accepted']), limit: constant(1) },
    { title: 'My open quotes', open: go('/quotes?states', { states: constant('Draft,Sent,Accepted') }) },
  ),
});

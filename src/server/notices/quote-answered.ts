/** Whoever has written a quote is told how its customer has answered. */
import { can } from '../../define/contract/capability.ts';
import { quoteAnsweredMail } from '../mail/templates/quotes.ts';
import { notice } from '../messages/notices.ts';
import { quoteWriter, toldQuote } from '../quotes/told.ts';

export default notice('quote-answered', {
  right: can('QUOTATION_TOOL', 'Read'),
  designated: quoteWriter,
  letter: async (db, told) => {
    const quote = await toldQuote(db, told, 'Accepted', 'Rejected', 'Ordered');
    return quote && quoteAnsweredMail(quote);
  },
});

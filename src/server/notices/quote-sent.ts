/** Whoever may order for a company is told that it was sent a quote, each with a link of his own that opens it without a sign-in. */
import { can } from '../../define/contract/capability.ts';
import { quoteSentMail } from '../mail/templates/quotes.ts';
import { notice } from '../messages/notices.ts';
import { makeQuoteLink, toldQuote } from '../quotes/told.ts';

export default notice('quote-sent', {
  right: can('PRODUCT_ACCOUNT', 'Create'),
  letter: async (db, told, person) => {
    const quote = await toldQuote(db, told, 'Sent');
    return quote && quoteSentMail(quote, await makeQuoteLink(db, quote.id, person));
  },
});

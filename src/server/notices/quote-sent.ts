/** Whoever may order for a company is told that it was sent a quote. */
import { can } from '../../define/contract/capability.ts';
import { quoteSentMail } from '../mail/templates/quotes.ts';
import { notice } from '../messages/notices.ts';
import { toldQuote } from '../quotes/told.ts';

export default notice('quote-sent', {
  right: can('PRODUCT_ACCOUNT', 'Create'),
  letter: async (db, told) => {
    const quote = await toldQuote(db, told, 'Sent');
    return quote && quoteSentMail(quote);
  },
});

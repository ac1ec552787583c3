/** Begins the next version of a quote (SOLO-24). */
import { Type } from 'typebox';
import { operation } from '#define';
import { makesQuotes, QuoteDetail, quoteDetailExample, quoteId, validUntil } from '../../entities/quote.ts';

export default operation('SalesQuote/ReviseSalesQuote', {
  summary: 'Begins the next version of a quote that was sent; the one that is out holds until the new one is sent.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: ['Quote'],
  needs: makesQuotes,
  errors: [
    'noQuote',
    'notRevised',
    'quoteDrafted',
    'repeatedDifferently',
    'soldElsewhere',
    'validityOver',
    'validityTooFar',
  ],
  audit: { event: 'Quote created' },
  input: Type.Object({ quoteId, validUntilDate: validUntil }),
  data: QuoteDetail,
  example: { input: { quoteId: 900_003, validUntilDate: '2028-12-18' }, data: quoteDetailExample },
});

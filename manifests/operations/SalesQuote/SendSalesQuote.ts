/** Sends a quote to its customer (SOLO-24). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { changesQuotes, QuoteDetail, quoteDetailExample, quoteId } from '../../entities/quote.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('SalesQuote/SendSalesQuote', {
  summary:
    'Sends a draft: its customer is told by letter, and an older version that he has not answered is superseded.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: [both('Quote'), 'Mail'],
  needs: changesQuotes,
  errors: ['noLines', 'noQuote', 'notADraft', 'quoteAccepted', 'soldElsewhere', 'validityOver'],
  audit: { event: 'Quote sent' },
  input: Type.Object({
    quoteId,
    /** Of what was read: a draft that has changed since is not sent. */
    version: readVersion,
  }),
  data: QuoteDetail,
  example: {
    input: { quoteId: 900_003 },
    data: {
      ...quoteDetailExample,
      Status: 'Sent',
      SentUtc: '2026-11-20T09:00:00Z',
      MayChange: false,
      MayDelete: false,
    },
  },
});

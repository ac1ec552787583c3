/** Two versions of a quote side by side (SOLO-25). */
import { Type } from 'typebox';
import { operation } from '#define';
import { quoteId, seesQuotes } from '../../entities/quote.ts';
import { QuoteComparison, quoteComparisonExample } from '../../entities/quoteComparison.ts';

export default operation('SalesQuote/CompareSalesQuoteVersions', {
  summary: 'Answers which lines came, went or changed from one version of a quote to another, and what each comes to.',
  kind: 'read',
  subject: { Quote: ['quoteId', 'withQuoteId'] },
  reads: ['Quote', 'Pricelist', 'Service'],
  needs: seesQuotes,
  errors: ['noQuote'],
  input: Type.Object({
    quoteId,
    /** Absent: the version before it, as far as the caller sees one. */
    withQuoteId: Type.Optional(quoteId),
  }),
  data: QuoteComparison,
  example: { input: { quoteId: 900_003 }, data: quoteComparisonExample },
});

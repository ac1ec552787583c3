/** Puts the services of a template into a draft (SOLO-27). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { changesQuotes, QuoteDetail, quoteDetailExample, quoteId } from '../../entities/quote.ts';
import { templateId } from '../../entities/quoteTemplate.ts';

export default operation('SalesQuote/AddSalesQuoteTemplate', {
  summary:
    'Puts the services of a template into a draft, at the prices that its customer gets today; what is not offered to him is left out.',
  kind: 'write',
  subject: { Quote: 'quoteId', QuoteTemplate: 'templateId' },
  changes: ['Quote'],
  needs: allOf(changesQuotes, can('SALESQUOTE_TEMPLATE', 'Read')),
  errors: ['noQuote', 'noQuoteTemplate', 'notADraft', 'nothingOffered', 'quotesFull'],
  audit: { event: 'Quote changed' },
  input: Type.Object({ quoteId, templateId }),
  data: QuoteDetail,
  example: { input: { quoteId: 900_003, templateId: 900_003 }, data: quoteDetailExample },
});

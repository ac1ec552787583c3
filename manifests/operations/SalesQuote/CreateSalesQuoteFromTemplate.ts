/** Begins a quote with what a template offers (SOLO-27). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { NewQuote, newQuoteErrors, QuoteDetail, quoteDetailExample } from '../../entities/quote.ts';
import { templateId } from '../../entities/quoteTemplate.ts';

export default operation('SalesQuote/CreateSalesQuoteFromTemplate', {
  summary: 'Begins a quote with the services of a template, at the prices that its customer gets today.',
  kind: 'write',
  subject: { Account: 'quote.CustomerAccountId', QuoteTemplate: 'templateId' },
  changes: ['Quote'],
  needs: allOf(can('QUOTATION_TOOL', 'Create'), can('SALESQUOTE_TEMPLATE', 'Read')),
  errors: [...newQuoteErrors, 'noQuoteTemplate', 'notADraft', 'nothingOffered', 'quotesFull'],
  audit: { event: 'Quote created' },
  input: Type.Object({ templateId, quote: Type.Object(NewQuote) }),
  data: QuoteDetail,
  example: {
    input: {
      templateId: 900_003,
      quote: { CustomerAccountId: 100734, Name: 'Hafenleitwarte 2027', ValidUntilDate: '2028-12-18' },
    },
    data: { ...quoteDetailExample, QuoteVersion: 1 },
  },
});

/** Keeps what a quote offers as a template (SOLO-27). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { quoteId } from '../../entities/quote.ts';
import { templateName } from '../../entities/quoteTemplate.ts';

export default operation('SalesQuote/SaveSalesQuoteTemplate', {
  summary:
    'Keeps the services of a quote, their quantities and terms for other customers of its seller; no price and no customer is kept.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: ['QuoteTemplate'],
  needs: can('SALESQUOTE_TEMPLATE', 'Create'),
  errors: ['noLines', 'noQuote'],
  audit: { event: 'Quote template created' },
  input: Type.Object({ quoteId, name: templateName }),
  data: Type.Object({ TemplateId: Type.Integer(), Name: Type.String() }),
  example: {
    input: { quoteId: 900_003, name: 'Arbeitsplatz, Standard' },
    data: { TemplateId: 4, Name: 'Arbeitsplatz, Standard' },
  },
});

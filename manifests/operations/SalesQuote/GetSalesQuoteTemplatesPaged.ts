/** Templates of the sellers of the branch (SOLO-27). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { QuoteTemplate, quoteTemplateExample } from '../../entities/quoteTemplate.ts';

export default operation('SalesQuote/GetSalesQuoteTemplatesPaged', {
  summary: 'Answers the templates of all sellers of the caller’s branch.',
  kind: 'read',
  subject: 'session',
  reads: ['QuoteTemplate', 'Service'],
  needs: can('SALESQUOTE_TEMPLATE', 'Read'),
  input: Type.Object(listInput(['Name', 'Seller', 'CreatedUtc'])),
  data: Paged(QuoteTemplate),
  example: { input: { options: { filter: 'platz' } }, data: { Items: [quoteTemplateExample], TotalCount: 1 } },
});

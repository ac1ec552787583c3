/** Deletes templates of quotes (SOLO-27). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { templateId } from '../../entities/quoteTemplate.ts';

export default operation('SalesQuote/DeleteSalesQuoteTemplates', {
  summary: 'Deletes templates, all of them or none; quotes that were made of them stay.',
  kind: 'write',
  subject: { QuoteTemplate: 'templateIds' },
  changes: ['QuoteTemplate'],
  needs: can('SALESQUOTE_TEMPLATE', 'Delete'),
  errors: ['noQuoteTemplate'],
  audit: { event: 'Quote template deleted' },
  input: Type.Object({ templateIds: Type.Array(templateId, { minItems: 1, maxItems: 1000, uniqueItems: true }) }),
  data: Type.Null(),
  example: { input: { templateIds: [900_003] }, data: null },
});

/** Quotes of the deprecated tool (CALL-119, SOLO-27). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listOptions } from '../../entities/list.ts';
import { Quote, quoteExample } from '../../entities/quote.ts';

export default operation('SalesQuote/GetSalesQuotes', {
  summary:
    'Answers the sales quotes of the deprecated tool: one’s own, and with the right to the branch those of others.',
  kind: 'read',
  subject: 'session',
  reads: ['Quote'],
  needs: can('SALESQUOTE', 'Read'),
  input: Type.Object({ options: listOptions }),
  data: Type.Array(Quote),
  example: { input: {}, data: [{ ...quoteExample, Kind: 'SalesQuote' }] },
});

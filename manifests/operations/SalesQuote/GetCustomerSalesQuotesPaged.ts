/** The quotes to customers of the whole hierarchy below (CALL-125, SOLO-26). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';
import { Quote, QuoteState, quoteExample } from '../../entities/quote.ts';

export default operation('SalesQuote/GetCustomerSalesQuotesPaged', {
  summary: 'Answers the quotes of all sellers of the caller’s branch, whoever has written them.',
  kind: 'read',
  subject: { Account: 'customerAccountId' },
  reads: ['Quote'],
  needs: can('QUOTATION_TOOL', 'Hierarchy'),
  errors: ['notFound'],
  input: Type.Object({
    ...listInput([
      'QuoteNumber',
      'Name',
      'Customer',
      'Creator',
      'OrderValue',
      'Status',
      'ValidUntilDate',
      'ChangedUtc',
    ]),
    states: Type.Optional(Type.Array(QuoteState, { maxItems: 7 })),
    /** To this customer alone. */
    customerAccountId: Type.Optional(accountId),
  }),
  data: Paged(Quote),
  example: { input: { states: ['Sent'] }, data: { Items: [{ ...quoteExample, Status: 'Sent' }], TotalCount: 1 } },
});

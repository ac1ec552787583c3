/** Says how a service of an accepted quote is set up (SOLO-24, D30). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { endedAccountIds, OrderConfiguration } from '../../entities/order.ts';
import { lineNo, QuoteDetail, quoteDetailExample, quoteId } from '../../entities/quote.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('SalesQuote/ConfigureSalesQuoteLine', {
  summary:
    'Keeps what the vendor of a line needs to know, and what ends when it starts, until the quote is ordered; what was quoted stays.',
  kind: 'write',
  subject: { Quote: 'quoteId', Account: 'endedAccountIds' },
  changes: [both('Quote')],
  edits: { record: 'QuoteSetup', id: 'quoteId', version: 'version' },
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: [
    'ERR-26',
    'endsOwn',
    'mayNotEnd',
    'notFound',
    'notImpersonated',
    'outranked',
    'partStays',
    'terminated',
    'noQuote',
    'noQuoteLine',
    'notAnswered',
    'quoteAccepted',
    'quoteDeclined',
    'quoteExpired',
    'quoteOrdered',
    'quoteSuperseded',
    'readOnlyField',
    'unknownField',
  ],
  audit: { event: 'Quote set up' },
  input: Type.Object({
    quoteId,
    lineNo,
    configuration: OrderConfiguration,
    /** Absent: none; what somebody else has chosen stays where the caller may end nothing. */
    endedAccountIds: Type.Optional(endedAccountIds),
    version: readVersion,
  }),
  data: QuoteDetail,
  example: {
    input: { quoteId: 900_003, lineNo: 1, configuration: { SubscriptionName: 'Leitwarte' } },
    data: { ...quoteDetailExample, Status: 'Accepted' },
  },
});

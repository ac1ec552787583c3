/** A quote as a document (SOLO-24). */
import { Type } from 'typebox';
import { operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { quoteFormat, quoteId, seesQuotes } from '../../entities/quote.ts';

export default operation('SalesQuote/ExportSalesQuote', {
  summary:
    'Answers a quote as PDF, or for word processors, in the language of the caller and with what he may read of it.',
  kind: 'read',
  subject: { Quote: 'quoteId' },
  reads: ['Quote', 'Pricelist', 'Service'],
  needs: seesQuotes,
  errors: ['noQuote'],
  input: Type.Object({ quoteId, format: quoteFormat }),
  data: FileResult,
  example: {
    input: { quoteId: 900_003 },
    data: { FileName: 'Q-10021-3.pdf', ContentType: 'application/pdf', Content: 'JVBERi0xLjc=' },
  },
});

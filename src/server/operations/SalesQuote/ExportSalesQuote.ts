/** A quote as a document. */
import ExportSalesQuote from '../../../../manifests/operations/SalesQuote/ExportSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { quoteFile } from '../../quotes/document.ts';

export default handler(ExportSalesQuote, async ({ quoteId, format }, context) =>
  quoteFile(context, await loadQuote(context, quoteId), format),
);

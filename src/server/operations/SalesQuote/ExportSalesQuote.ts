/** A quote as PDF. */
import ExportSalesQuote from '../../../../manifests/operations/SalesQuote/ExportSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fileName } from '../../../rules/files/file-name.ts';
import { documentTypes } from '../../../rules/files/upload-types.ts';
import { quoteDocument } from '../../quotes/document.ts';

export default handler(ExportSalesQuote, async ({ quoteId }, context) => {
  const { name, content } = await quoteDocument(context, quoteId);
  return { FileName: fileName(name, 'pdf'), ContentType: documentTypes.pdf, Content: content.toString('base64') };
});

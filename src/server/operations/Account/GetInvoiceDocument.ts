/** The file of an invoice. */
import GetInvoiceDocument from '../../../../manifests/operations/Account/GetInvoiceDocument.ts';
import { handler } from '../../../define/contract/handler.ts';
import { documentTypes } from '../../../rules/files/upload-types.ts';
import { documentOfInvoice } from '../../billing/printed.ts';

export default handler(GetInvoiceDocument, async ({ invoiceId }, context) => {
  const { name, content } = await documentOfInvoice(context, invoiceId);
  return { FileName: name, ContentType: documentTypes.pdf, Content: content.toString('base64') };
});

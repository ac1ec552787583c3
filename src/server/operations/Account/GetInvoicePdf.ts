/** All that an account was billed for a month, in one file. */
import GetInvoicePdf from '../../../../manifests/operations/Account/GetInvoicePdf.ts';
import { handler } from '../../../define/contract/handler.ts';
import { documentTypes } from '../../../rules/files/upload-types.ts';
import { documentsOfInterval, notYet } from '../../billing/printed.ts';

export default handler(GetInvoicePdf, async ({ accountId, intervalId }, context) => {
  const file = await documentsOfInterval(context, accountId, intervalId);
  if (!file) throw notYet();
  return { FileName: file.name, ContentType: documentTypes.pdf, Content: file.content.toString('base64') };
});

/** A quote as a document, for whoever holds its link. */
import ExportLinkedQuote from '../../../../manifests/operations/SalesQuote/ExportLinkedQuote.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { detailOf } from '../../quotes/detail.ts';
import { quoteFile } from '../../quotes/document.ts';
import { openLink } from '../../quotes/link.ts';

export default signInHandler(ExportLinkedQuote, async ({ token, format }, context) =>
  quoteFile(context, await detailOf(context, await openLink(context, token)), format),
);

/** What changed fees of a draft would come to. */
import PreviewSalesQuote from '../../../../manifests/operations/SalesQuote/PreviewSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { previewQuote } from '../../quotes/lines.ts';

export default handler(PreviewSalesQuote, (input, context) => previewQuote(context, input));

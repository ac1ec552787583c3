/** Two versions of a quote side by side. */
import CompareSalesQuoteVersions from '../../../../manifests/operations/SalesQuote/CompareSalesQuoteVersions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { compareVersions } from '../../quotes/compare.ts';

export default handler(CompareSalesQuoteVersions, (input, context) => compareVersions(context, input));

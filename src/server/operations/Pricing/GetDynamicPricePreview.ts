/** Answers what the prices of a pricelist become by an edit. */
import GetDynamicPricePreview from '../../../../manifests/operations/Pricing/GetDynamicPricePreview.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pricePreview } from '../../pricing/preview/preview.ts';

export default handler(GetDynamicPricePreview, (input, context) => pricePreview(context, input));

/** Prices of an item by day, as far as its reader may know. */
import GetPriceHistory from '../../../../manifests/operations/Pricing/GetPriceHistory.ts';
import { handler } from '../../../define/contract/handler.ts';
import { priceHistory } from '../../pricing/history.ts';

export default handler(GetPriceHistory, (input, context) => priceHistory(context, input));

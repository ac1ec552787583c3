/** Why an item costs what it costs, as far as its reader may know. */
import GetPriceReason from '../../../../manifests/operations/Pricing/GetPriceReason.ts';
import { handler } from '../../../define/contract/handler.ts';
import { priceReason } from '../../pricing/reason.ts';

export default handler(GetPriceReason, (input, context) => priceReason(context, input));

/** The prices of a service that are still to begin. */
import GetPlannedPrices from '../../../../manifests/operations/ServiceManagement/GetPlannedPrices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { plannedPrices } from '../../catalogue/item-prices.ts';

export default handler(GetPlannedPrices, ({ serviceId }, context) => plannedPrices(context, serviceId));

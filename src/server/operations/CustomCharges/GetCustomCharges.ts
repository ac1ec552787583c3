/** One page of the charges of a customer. */
import GetCustomCharges from '../../../../manifests/operations/CustomCharges/GetCustomCharges.ts';
import { handler } from '../../../define/contract/handler.ts';
import { chargePage } from '../../billing/custom-charges.ts';

export default handler(GetCustomCharges, (input, context) => chargePage(context, input));

/** Lists what pricelists would take over from above. */
import GetPropagation from '../../../../manifests/operations/Marketplace/GetPropagation.ts';
import { handler } from '../../../define/contract/handler.ts';
import { propagationList } from '../../pricing/propagation-list.ts';

export default handler(GetPropagation, (input, context) => propagationList(context, input));

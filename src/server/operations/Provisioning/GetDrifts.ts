/** Differences to vendors and bills, in pages. */
import GetDrifts from '../../../../manifests/operations/Provisioning/GetDrifts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { driftsPage } from '../../provisioning/reconcile/drifts.ts';

export default handler(GetDrifts, (input, context) => driftsPage(context, input));

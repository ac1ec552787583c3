/** One difference to a vendor or a bill. */
import GetDrift from '../../../../manifests/operations/Provisioning/GetDrift.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findDrift } from '../../provisioning/reconcile/drifts.ts';

export default handler(GetDrift, (input, context) => findDrift(context, input));

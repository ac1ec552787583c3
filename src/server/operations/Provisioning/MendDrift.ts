/** Mends a difference to a vendor. */
import MendDrift from '../../../../manifests/operations/Provisioning/MendDrift.ts';
import { handler } from '../../../define/contract/handler.ts';
import { mendDrift } from '../../provisioning/reconcile/mend.ts';

export default handler(MendDrift, (input, context) => mendDrift(context, input));

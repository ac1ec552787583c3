/** How recently somebody must have proved who he is to change his own ways to sign in. */
import type { CallContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import { refuseImpersonated } from '../access/outrank.ts';
import { Failure } from '../calls/failure.ts';

/**
 * @throws 403 in the name of somebody else; 401 when the last proof is a while ago: whoever sits at an open session must
 * prove again that it is his.
 */
export function refuseUnproved(context: CallContext): void {
  refuseImpersonated(context);
  if (Date.now() - context.session.proved > limits.proofLife) throw new Failure(401, 'proofNeeded');
}

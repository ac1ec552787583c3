/** Makes recovery codes for a user who has a second factor to recover from. */
import CreateRecoveryCodes from '../../../../manifests/operations/Account/CreateRecoveryCodes.ts';
import { handler } from '../../../define/handler.ts';
import { Failure } from '../../failure.ts';
import { makeRecoveryCodes } from '../../second-factor.ts';
import { refuseImpersonated } from '../../users.ts';

export default handler(CreateRecoveryCodes, async (_input, context) => {
  refuseImpersonated(context);
  const { UserAccountId, HasSecondFactor } = context.session.user;
  if (!HasSecondFactor) throw new Failure(409, 'setUpFactorFirst');
  return makeRecoveryCodes(context, UserAccountId);
});

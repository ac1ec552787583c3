/** Makes recovery codes for a user who has a second factor to recover from. */
import CreateRecoveryCodes from '../../../../manifests/operations/Account/CreateRecoveryCodes.ts';
import { handler } from '../../../define/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { makeRecoveryCodes } from '../../identity/second-factor.ts';
import { refuseUnproved } from '../../identity/sign-in-data.ts';
import { recoveryCodesMadeLetter } from '../../mail/letters.ts';
import { post } from '../../mail/post.ts';

export default handler(CreateRecoveryCodes, async (_input, context) => {
  refuseUnproved(context);
  const { UserAccountId, HasSecondFactor } = context.session.user;
  if (!HasSecondFactor) throw new Failure(409, 'setUpFactorFirst');
  await post(context, UserAccountId, recoveryCodesMadeLetter);
  return makeRecoveryCodes(context, UserAccountId);
});

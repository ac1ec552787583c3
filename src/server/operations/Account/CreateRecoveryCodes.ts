/** Makes recovery codes for a user who has a second factor to recover from. */
import CreateRecoveryCodes from '../../../../manifests/operations/Account/CreateRecoveryCodes.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { refuseUnproved } from '../../identity/proof.ts';
import { makeRecoveryCodes } from '../../identity/second-factor.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { recoveryCodesMadeMail } from '../../mail/templates/sign-in.ts';

export default handler(CreateRecoveryCodes, async (_input, context) => {
  refuseUnproved(context);
  const { UserAccountId, HasSecondFactor } = context.session.user;
  if (!HasSecondFactor) throw new Failure(409, 'setUpFactorFirst');
  await enqueueMail(context, UserAccountId, recoveryCodesMadeMail);
  return makeRecoveryCodes(context, UserAccountId);
});

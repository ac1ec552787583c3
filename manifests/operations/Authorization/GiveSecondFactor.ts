/** Completes a sign-in that waits for its second factor, without the password: after a single sign-on there is none. */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { methodId, mfaToken } from '../../entities/AuthenticationMethod.ts';
import { CurrentUser, currentUserExample } from '../../entities/CurrentUser.ts';

export default operation('Authorization/GiveSecondFactor', {
  summary: 'Gives the code for the session that a first sign-in left waiting.',
  kind: 'write',
  subject: { SecondFactor: 'mfaMethodId' },
  changes: ['Session', 'SecondFactor', 'Mail', own('CurrentUser')],
  needs: 'signedIn',
  midSignIn: 'secondFactor',
  errors: ['ERR-11', 'ERR-14', 'addressRefused', 'noFactorAwaited'],
  audit: { event: 'Signed in' },
  input: Type.Object({ mfaToken, mfaMethodId: Type.Optional(methodId) }),
  data: CurrentUser,
  example: { input: { mfaToken: '492039', mfaMethodId: 12 }, data: currentUserExample },
});

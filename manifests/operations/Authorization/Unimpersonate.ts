/** Ends an impersonation and goes back to the own user (CALL-022, AUTH-38, ROLE-25). */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { CurrentUser, currentUserExample } from '../../entities/CurrentUser.ts';

export default operation('Authorization/Unimpersonate', {
  summary: 'Continues as oneself again.',
  kind: 'write',
  subject: 'session',
  changes: ['Session', own('CurrentUser')],
  needs: 'signedIn',
  whileLooking: true,
  errors: ['nobodyImpersonated'],
  audit: { event: 'Impersonation ended' },
  input: Type.Object({}),
  data: CurrentUser,
  example: { input: {}, data: currentUserExample },
});

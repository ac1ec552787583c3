/** Ends the session on the server (CALL-014, AUTH-28). */
import { Type } from 'typebox';
import { operation, own } from '#define';

export default operation('Authorization/Logout', {
  summary: 'Ends the session.',
  kind: 'write',
  subject: 'session',
  changes: ['Session', own('CurrentUser')],
  needs: 'signedIn',
  whileLooking: true,
  midSignIn: 'secondFactor',
  audit: { event: 'Signed out' },
  input: Type.Object({}),
  data: Type.Null(),
  example: { input: {}, data: null },
});

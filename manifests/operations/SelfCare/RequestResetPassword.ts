/** Asks for a link to choose a new password (CALL-023, AUTH-44). */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('SelfCare/RequestResetPassword', {
  summary: 'Sends a link to the e-mail address of the user; the answer is the same for a name that nobody has.',
  kind: 'write',
  subject: 'none',
  changes: ['Mail'],
  needs: 'anyone',
  limit: { calls: 10, minutes: 15, by: 'address' },
  audit: { event: 'Password reset requested' },
  input: Type.Object({ username: Type.String({ minLength: 1, maxLength: 254 }) }),
  data: Type.Null(),
  example: { input: { username: 'admin' }, data: null },
});

/** Changes the own password (CALL-025, AUTH-46). */
import { Type } from 'typebox';
import { operation } from '#define';

const password = Type.String({ minLength: 1, maxLength: 1024 });

export default operation('SelfCare/ChangeMyPassword', {
  summary: 'Sets a new password and ends the other sessions of the user.',
  kind: 'write',
  subject: 'session',
  changes: ['Credential', 'Session', 'Mail'],
  needs: 'signedIn',
  limit: { calls: 10, minutes: 15, by: 'user' },
  errors: ['notImpersonated', 'weakPassword', 'wrongPassword'],
  audit: { event: 'Password changed' },
  input: Type.Object({ currentPassword: password, newPassword: password }),
  data: Type.Null(),
  example: {
    input: { currentPassword: 'correct horse battery staple', newPassword: 'Seven-Quiet-Otters-42' },
    data: null,
  },
});

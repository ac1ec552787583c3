/** Sets a new password with the token of a link (CALL-024, AUTH-45). */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('SelfCare/ResetPassword', {
  summary: 'Sets the new password, uses up the token and ends all sessions of the user.',
  kind: 'write',
  subject: 'none',
  changes: ['Credential', 'Session', 'Mail'],
  needs: 'anyone',
  limit: { calls: 20, minutes: 15, by: 'address' },
  errors: ['linkOver', 'weakPassword'],
  audit: { event: 'Password reset' },
  input: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 254 }),
    newPassword: Type.String({ minLength: 1, maxLength: 1024 }),
    token: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  data: Type.Null(),
  example: {
    input: {
      username: 'admin',
      newPassword: 'Seven-Quiet-Otters-42',
      token: 'pF0sYh2Yz0m6v0o1r8rC2mVt2iQmX1YxJ0sV1o9lB3k',
    },
    data: null,
  },
});

/** Sign-in with name and password, later with the code of a second factor (CALL-013, AUTH-01, AUTH-17). */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { CurrentUser, currentUserExample } from '../../entities/CurrentUser.ts';

export default operation('Authorization/Authenticate', {
  summary: 'Signs in and starts a session.',
  kind: 'write',
  subject: 'none',
  changes: ['Session', 'Credential', 'Mail', own('CurrentUser')],
  needs: 'anyone',
  errors: ['ERR-11', 'ERR-14', 'addressRefused', 'fewTriesLeft', 'nameLocked', 'nameLocksNow', 'wrongCredentials'],
  audit: { event: 'Signed in' },
  input: Type.Object({
    userName: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 1024 }),
    mfaToken: Type.Optional(Type.String({ maxLength: 64 })),
    mfaMethodId: Type.Optional(Type.Integer()),
  }),
  data: CurrentUser,
  example: { input: { userName: 'admin', password: 'correct horse battery staple' }, data: currentUserExample },
});

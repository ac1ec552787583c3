/** Who is signed in, with the rights he holds (CALL-015, AUTH-42). */
import { Type } from 'typebox';
import { operation } from '#define';
import { CurrentUser, currentUserExample } from '../../entities/CurrentUser.ts';

export default operation('Authorization/GetCurrentUser', {
  summary: 'Answers the signed-in user and his capabilities.',
  kind: 'read',
  subject: 'session',
  reads: ['CurrentUser'],
  needs: 'signedIn',
  midSignIn: 'secondFactor',
  input: Type.Object({}),
  data: CurrentUser,
  example: { input: {}, data: currentUserExample },
});

/** Where the user is signed in. */
import { Type } from 'typebox';
import { operation } from '#define';
import { UserSession, userSessionExample } from '../../entities/UserSession.ts';

export default operation('Authorization/GetMySessions', {
  summary: 'Answers the live sessions of the user, the latest used first.',
  kind: 'read',
  subject: 'session',
  reads: ['Session'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: Type.Array(UserSession),
  example: { input: {}, data: [userSessionExample] },
});

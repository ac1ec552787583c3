/** Keeps the session alive and tells when it has ended (CALL-018, AUTH-43). */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('Authorization/PingPong', {
  summary: 'Keeps the session alive; 401 once it has ended.',
  kind: 'read',
  subject: 'session',
  reads: [],
  needs: 'signedIn',
  midSignIn: 'setup',
  input: Type.Object({}),
  data: Type.Null(),
  example: { input: {}, data: null },
});

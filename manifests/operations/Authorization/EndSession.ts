/** Ends one of the user's own sessions. */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('Authorization/EndSession', {
  summary: 'Ends one of the own sessions; whoever uses it has to sign in again.',
  kind: 'write',
  subject: { Session: 'sessionId' },
  changes: ['Session'],
  needs: 'signedIn',
  errors: ['noSession', 'notImpersonated'],
  audit: { event: 'Session ended' },
  input: Type.Object({ sessionId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) }),
  data: Type.Null(),
  example: { input: { sessionId: '8f14e45f-ceea-467f-a0e6-b1c0d3f7a2b5' }, data: null },
});

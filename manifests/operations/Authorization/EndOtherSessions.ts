/** Ends every session of the user but the one that asks. */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('Authorization/EndOtherSessions', {
  summary: 'Ends all other sessions of the user and answers how many there were.',
  kind: 'write',
  subject: 'session',
  changes: ['Session'],
  needs: 'signedIn',
  errors: ['notImpersonated'],
  audit: { event: 'Other sessions ended' },
  input: Type.Object({}),
  data: Type.Integer(),
  example: { input: {}, data: 2 },
});

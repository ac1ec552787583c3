/** Makes codes for the day on which no other second factor is at hand. */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('Account/CreateRecoveryCodes', {
  summary:
    'Answers ten new recovery codes, each good for one sign-in; they are shown here only, and former ones stop working.',
  kind: 'write',
  subject: 'session',
  changes: ['SecondFactor'],
  needs: 'signedIn',
  errors: ['notImpersonated', 'proofNeeded'],
  audit: { event: 'Recovery codes created' },
  input: Type.Object({}),
  data: Type.Array(Type.String()),
  example: { input: {}, data: ['k7xm-qp3v-9trw', 'h2zn-4bfs-w8dc'] },
});

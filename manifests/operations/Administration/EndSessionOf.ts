/** Ends one session of somebody in the branch. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Administration/EndSessionOf', {
  summary:
    'Ends one session of a user in the branch; whoever uses it has to sign in again. Of somebody who may do more none is ended.',
  kind: 'write',
  subject: { Account: 'userAccountId' },
  changes: ['Session'],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['noSession', 'notFound', 'notImpersonated', 'outranked', 'usersOnly'],
  audit: { event: 'Session ended by an administrator' },
  input: Type.Object({
    userAccountId: accountId,
    session: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
  data: Type.Null(),
  example: { input: { userAccountId: 100412, session: '8f14e45f-ceea-467f-a0e6-b1c0d3f7a2b5' }, data: null },
});

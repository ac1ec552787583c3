/** Where the users of the branch are signed in. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { UserSession, userSessionExample } from '../../entities/UserSession.ts';

export default operation('Administration/GetSessions', {
  summary: 'Answers one page of the live sessions of all users in the branch, the latest used first.',
  kind: 'read',
  subject: 'none',
  reads: ['Session'],
  needs: can('ADMINISTRATIVE', 'Read'),
  auditedLook: { event: 'Administration looked at' },
  input: Type.Object({ ...listInput(['UserName', 'LastSeenUtc', 'CreatedUtc', 'Address']) }),
  data: Paged(Type.Object({ ...UserSession.properties, UserAccountId: Type.Integer(), UserName: Type.String() })),
  example: {
    input: { limit: 20 },
    data: {
      Items: [{ ...userSessionExample, IsCurrent: false, UserAccountId: 100412, UserName: 'Magdalena Brückner' }],
      TotalCount: 1,
    },
  },
});

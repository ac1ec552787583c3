/** Starts to work in the name of a user further down (CALL-021, AUTH-33, AUTH-40, ROLE-24). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { CurrentUser, currentUserExample } from '../../entities/CurrentUser.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Authorization/Impersonate', {
  summary: 'Continues as a user below; both names stand in the audit log.',
  kind: 'write',
  subject: { Account: 'userAccountId' },
  changes: ['Session', own('CurrentUser')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['mayNotImpersonate', 'notFound', 'notImpersonated', 'usersOnly'],
  audit: { event: 'Impersonation started' },
  input: Type.Object({
    userAccountId: accountId,
    /** Only to see what he sees: every write is refused until the end. */
    readOnly: Type.Optional(Type.Boolean()),
  }),
  data: CurrentUser,
  example: {
    input: { userAccountId: 100412 },
    data: {
      ...currentUserExample,
      ImpersonatorAccountId: 100401,
      ImpersonatorAccount: {
        AccountId: 100401,
        DisplayName: 'Ingrid Solberg',
        Firstname: 'Ingrid',
        Lastname: 'Solberg',
        AccountIdentificator: 'U-100401',
        IsImpersonated: false,
      },
      UserAccount: { ...currentUserExample.UserAccount, IsImpersonated: true },
    },
  },
});

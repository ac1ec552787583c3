/** The people of a company, as choices need them: all of them at once (CALL-054). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

const CompanyUser = Type.Object({
  UserAccountId: Type.Integer(),
  DisplayName: Type.String(),
  AccountIdentificator: Type.String(),
  /** Absent where none is known. */
  Email: Type.Optional(Type.String()),
});

export default operation('Account/GetUsersForCompany', {
  summary: 'Answers the active users of a company or reseller and of its departments, by name.',
  kind: 'read',
  subject: { Account: 'companyAccountId' },
  reads: ['Account'],
  needs: can('USER_ACCOUNT', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({ companyAccountId: accountId }),
  data: Type.Array(CompanyUser),
  example: {
    input: { companyAccountId: 100734 },
    data: [
      {
        UserAccountId: 104211,
        DisplayName: 'Ada Huber',
        AccountIdentificator: 'U-104211',
        Email: 'ada.huber@donau.example',
      },
    ],
  },
});

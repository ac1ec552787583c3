/** The users of a company with their second factors, for who enforces them (ROLE-18 to ROLE-21). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';

const FactorState = Type.Enum(['SetUp', 'NotSetUp', 'Exempt'], { type: 'string' });

const MFAUser = Type.Object({
  UserAccountId: Type.Integer(),
  User: Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), AccountType: Type.String() }),
  Username: Type.String(),
  HasSecondFactor: Type.Boolean(),
  /** Policies ask nothing of him. */
  IsExempt: Type.Boolean(),
  LastLogonUtc: Type.Optional(Type.String()),
});

export default operation('Account/GetMFAUsers', {
  summary: 'Answers the users of a company and its departments, with whether each has a second factor or is exempt.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'SecondFactor', 'MfaPolicy'],
  needs: can('ENFORCE_MFA', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({
    accountId,
    states: Type.Optional(Type.Array(FactorState, { maxItems: 3 })),
    ...listInput(['User.DisplayName', 'Username', 'HasSecondFactor', 'IsExempt', 'LastLogonUtc']),
  }),
  data: Paged(MFAUser),
  example: {
    input: { accountId: 100734, limit: 20 },
    data: {
      Items: [
        {
          UserAccountId: 100412,
          User: { AccountId: 100412, DisplayName: 'Magdalena Brückner', AccountType: 'User' },
          Username: 'admin',
          HasSecondFactor: true,
          IsExempt: false,
          LastLogonUtc: '2026-11-20T16:40:12Z',
        },
      ],
      TotalCount: 1,
    },
  },
});

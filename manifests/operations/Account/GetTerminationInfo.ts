/** What would end with an account, what is locked, and whether its end is planned (CALL-048, TERM-18). */
import { Type } from 'typebox';
import { operation } from '#define';
import { AccountType } from '../../entities/AccountType.ts';
import { EnumMember } from '../../entities/EnumMember.ts';
import { accountId } from '../../entities/list.ts';
import { EndingAccount, mayEndAny } from '../../entities/termination.ts';

export default operation('Account/GetTerminationInfo', {
  summary: 'Answers what ends with an account: how many of each type, locks, renewals, and the plan if there is one.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Termination'],
  needs: mayEndAny,
  errors: ['mayNotEnd', 'notFound', 'outranked'],
  input: Type.Object({ accountId }),
  data: Type.Object({
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    AccountType,
    AccountIdentificator: Type.String(),
    /** The account and all active ones below it. */
    Total: Type.Integer(),
    Users: Type.Integer(),
    Departments: Type.Integer(),
    Companies: Type.Integer(),
    Resellers: Type.Integer(),
    Subscriptions: Type.Integer(),
    /** Prepaid subscriptions whose renewal is switched from Renew to Terminate. */
    Renewals: Type.Integer(),
    /** The first day on which nothing is locked any more. */
    LockEndDate: Type.Optional(Type.String()),
    /** The first hundred, from the top. */
    Accounts: Type.Array(EndingAccount),
    /** What can be said (TERM-15). */
    Reasons: Type.Array(EnumMember),
    ScheduledUtc: Type.Optional(Type.String()),
    ScheduledReason: Type.Optional(Type.String()),
    /** Why it did not end when it was due. */
    Problem: Type.Optional(Type.String()),
  }),
  example: {
    input: { accountId: 100735 },
    data: {
      AccountId: 100735,
      DisplayName: 'Elektrizitätswerke und Hafenbetriebsführung',
      AccountType: 'Department',
      AccountIdentificator: 'D-100735',
      Total: 3,
      Users: 1,
      Departments: 1,
      Companies: 0,
      Resellers: 0,
      Subscriptions: 1,
      Renewals: 1,
      LockEndDate: '2027-01-31',
      Accounts: [
        {
          AccountId: 100735,
          DisplayName: 'Elektrizitätswerke und Hafenbetriebsführung',
          AccountType: 'Department',
          AccountIdentificator: 'D-100735',
          IsPrepaid: false,
        },
        {
          AccountId: 100736,
          DisplayName: 'Mailbox Business',
          AccountType: 'Product',
          AccountIdentificator: 'P-100736',
          LockEndDate: '2027-01-31',
          IsPrepaid: true,
        },
        {
          AccountId: 100737,
          DisplayName: 'Ágnes Szőke-Müllner',
          AccountType: 'User',
          AccountIdentificator: 'U-100737',
          IsPrepaid: false,
        },
      ],
      Reasons: [{ Value: 'NoLongerNeeded', DisplayName: 'No longer needed' }],
    },
  },
});

/** Example operations of subscriptions and imports: upgrade, terminate, and answers with several lists. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';

const Target = Type.Object({
  ProductName: Type.String(),
  DisplayName: Type.String(),
  Kind: Type.Enum(['full', 'partial']),
  TargetAccountId: Type.Optional(Type.Integer()),
});
const Affected = Type.Object({
  AccountId: Type.Integer(),
  DisplayName: Type.String(),
  LockEndUtc: Type.Optional(Type.String()),
});
const Reason = Type.Object({ Value: Type.String(), DisplayName: Type.String() });
const Imported = Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String() });
const Fault = Type.Object({ Row: Type.Integer(), Text: Type.String() });

export const GetUpgradeOptions = operation('Account/GetUpgradeOptions', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('SUBSCRIPTION', 'Read'),
  input: Type.Object({ accountId: Type.Integer() }),
  data: Type.Array(Target),
  example: { input: { accountId: 7 }, data: [] },
});

export const UpgradeSubscription = operation('Account/UpgradeSubscription', {
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Account'],
  needs: can('SUBSCRIPTION', 'Update'),
  input: Type.Object({
    accountId: Type.Integer(),
    productName: Type.String(),
    kind: Type.Enum(['full', 'partial']),
    targetAccountId: Type.Optional(Type.Integer()),
    quantity: Type.Integer(),
  }),
  data: Type.Object({ accountId: Type.Integer(), orderId: Type.Integer() }),
  audit: { event: 'SubscriptionUpgraded' },
  example: {
    input: { accountId: 7, productName: 'mail', kind: 'full', quantity: 1 },
    data: { accountId: 9, orderId: 3 },
  },
});

export const GetTerminationInfo = operation('Account/GetTerminationInfo', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('SUBSCRIPTION', 'Read'),
  input: Type.Object({ accountId: Type.Integer() }),
  data: Type.Object({ Accounts: Type.Array(Affected), Reasons: Type.Array(Reason) }),
  example: { input: { accountId: 7 }, data: { Accounts: [], Reasons: [] } },
});

export const TerminateAccount = operation('Account/TerminateAccount', {
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Account'],
  needs: allOf(can('SUBSCRIPTION', 'Read', 'Delete'), can('ACCOUNT_MOVE', 'Execute')),
  errors: ['ERR-21'],
  input: Type.Object({
    accountId: Type.Integer(),
    terminationDate: Type.Union([Type.String(), Type.Null()]),
    terminationReason: Type.String(),
    sendToSdp: Type.Boolean(),
  }),
  data: Type.Null(),
  audit: { event: 'AccountTerminated' },
  example: {
    input: { accountId: 7, terminationDate: null, terminationReason: 'price', sendToSdp: true },
    data: null,
  },
});

export const GetImportDetails = operation('Import/GetImportDetails', {
  kind: 'read',
  subject: 'none',
  reads: ['Import'],
  needs: can('MY_IMPORTS', 'Read'),
  input: Type.Object({ importId: Type.Integer() }),
  data: Type.Object({ Name: Type.String(), Accounts: Type.Array(Imported), Errors: Type.Array(Fault) }),
  example: { input: { importId: 1 }, data: { Name: 'i', Accounts: [], Errors: [] } },
});

/** Example operations of accounts: tree, search, record, layout and the log. */
import { Type } from 'typebox';
import { can, entity, operation } from '#define';
import { FileReply, Paged } from './reply.ts';

const Ancestor = Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), AccountType: Type.String() });

const Account = entity(
  'Account',
  Type.Object({
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    AccountType: Type.String(),
    ProductName: Type.Optional(Type.String()),
    Currency: Type.String(),
    Country: Type.String(),
    Balance: Type.Number(),
    LastLogonUtc: Type.Optional(Type.String()),
    IsTerminated: Type.Boolean(),
    ParentAccountId: Type.Union([Type.Integer(), Type.Null()]),
    Hierarchy: Type.Array(Ancestor),
    Views: Type.Record(Type.String(), Type.Unknown()),
  }),
);

const TreeNode = entity(
  'TreeNode',
  Type.Object({
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    AccountType: Type.Enum(['User', 'Department', 'Company', 'Reseller', 'Product']),
    AccountState: Type.Enum(['Active', 'Terminated']),
    HasChildren: Type.Boolean(),
  }),
);

const LogEntry = entity(
  'LogEntry',
  Type.Object({
    Event: Type.String(),
    Target: Type.String(),
    User: Type.Object({ UserAccountId: Type.Integer(), DisplayName: Type.String() }),
    TimeUtc: Type.String(),
  }),
);

const acme = {
  AccountId: 7,
  DisplayName: 'Acme',
  AccountType: 'Company',
  Currency: 'EUR',
  Country: 'DE',
  Balance: 0,
  IsTerminated: false,
  ParentAccountId: null,
  Hierarchy: [],
  Views: {},
};

export const GetAuditLog = operation('Account/GetAuditLog', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('AUDIT_LOG', 'Read'),
  input: Type.Object({
    accountId: Type.Integer(),
    mode: Type.Enum(['audit', 'user']),
    from: Type.Optional(Type.String()),
    to: Type.Optional(Type.String()),
    options: Type.Optional(Type.Object({ offset: Type.Integer(), filter: Type.Optional(Type.String()) })),
    orderBy: Type.Optional(
      Type.Object({ Key: Type.Enum(['Event', 'User.DisplayName', 'TimeUtc']), Value: Type.Enum(['ASC', 'DESC']) }),
    ),
    limit: Type.Optional(Type.Integer()),
  }),
  data: Paged(LogEntry),
  example: { input: { accountId: 7, mode: 'audit' }, data: { Items: [], TotalCount: 0 } },
});

export const ExportAuditLog = operation('Account/ExportAuditLog', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('AUDIT_LOG', 'Read'),
  input: Type.Object({
    accountId: Type.Integer(),
    mode: Type.Enum(['audit', 'user']),
    format: Type.Enum(['xlsx', 'csv']),
  }),
  data: FileReply,
  example: {
    input: { accountId: 7, mode: 'audit', format: 'csv' },
    data: { FileName: 'log.csv', ContentType: 'text/csv', Content: '' },
  },
});

export const GetAccountTree = operation('Account/GetAccountTree', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: 'signedIn',
  input: Type.Object({
    accountId: Type.Integer(),
    showTerminatedAccounts: Type.Boolean(),
    filter: Type.Optional(Type.String()),
  }),
  data: Type.Array(TreeNode),
  example: { input: { accountId: 7, showTerminatedAccounts: false }, data: [] },
});

export const SearchAccounts = operation('Account/SearchAccounts', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: 'signedIn',
  input: Type.Object({
    targetRoot: Type.Integer(),
    searchString: Type.String(),
    maxRows: Type.Optional(Type.Integer()),
  }),
  data: Paged(TreeNode),
  example: { input: { targetRoot: 7, searchString: 'acme' }, data: { Items: [], TotalCount: 0 } },
});

export const LoadAccountById = operation('Account/LoadAccountById', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: 'signedIn',
  input: Type.Object({ accountId: Type.Integer() }),
  data: Account,
  example: { input: { accountId: 7 }, data: acme },
});

export const SaveAccount = operation('Account/SaveAccount', {
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Account'],
  needs: can('COMPANY_ACCOUNT', 'Update'),
  input: Type.Object({ accountId: Type.Integer(), values: Type.Record(Type.String(), Type.Unknown()) }),
  data: Account,
  audit: { event: 'AccountSaved' },
  example: { input: { accountId: 7, values: {} }, data: acme },
});

export const CreateAccount = operation('Account/CreateAccount', {
  kind: 'write',
  subject: { Account: 'parentAccountId' },
  changes: ['Account'],
  summary: 'Creates an account below another one.',
  needs: can('COMPANY_ACCOUNT', 'Create'),
  errors: ['ERR-11'],
  input: Type.Object({
    parentAccountId: Type.Integer(),
    accountType: Type.Enum(['User', 'Company']),
    productName: Type.Optional(Type.String()),
    values: Type.Record(Type.String(), Type.Unknown()),
  }),
  data: Type.Object({ accountId: Type.Integer() }),
  audit: { event: 'AccountCreated' },
  example: { input: { parentAccountId: 7, accountType: 'Company', values: {} }, data: { accountId: 8 } },
});

export const GetViewLayout = operation('Account/GetViewLayout', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: 'signedIn',
  input: Type.Object({
    accountType: Type.String(),
    viewName: Type.String(),
    productName: Type.Optional(Type.String()),
  }),
  data: Type.Object({ Pages: Type.Array(Type.Object({ Id: Type.String() })) }),
  example: { input: { accountType: 'Company', viewName: 'Create' }, data: { Pages: [] } },
});

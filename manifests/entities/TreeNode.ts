/** One line of the account hierarchy (CALL-045), with the values that the list shows beside the name. */
import { Type } from 'typebox';
import { entity } from '#define';
import { AccountState, AccountType } from './AccountType.ts';

export const TreeNode = entity(
  'TreeNode',
  Type.Object({
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    AccountType,
    AccountState,
    HasChildren: Type.Boolean(),
    AccountIdentificator: Type.String(),
    ProductName: Type.Optional(Type.String()),
    Country: Type.Optional(Type.String()),
    Currency: Type.Optional(Type.String()),
    CreatedUtc: Type.String(),
    LastLogonUtc: Type.Optional(Type.String()),
    /** When its end is planned. */
    TerminatesUtc: Type.Optional(Type.String()),
  }),
);

/** What lists of accounts may be ordered by. */
export const accountKeys = [
  'DisplayName',
  'AccountType',
  'AccountState',
  'AccountIdentificator',
  'Country',
  'Currency',
  'CreatedUtc',
  'LastLogonUtc',
] as const;

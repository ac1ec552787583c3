/** One line of the account hierarchy (CALL-045), with the values that the list shows beside the name. */
import { Type } from 'typebox';
import { entity } from '#define';
import { AccountState, AccountType } from './AccountType.ts';

/** What every list of accounts shows of one. */
export const accountRowFields = {
  AccountId: Type.Integer(),
  DisplayName: Type.String(),
  AccountType,
  AccountState,
  AccountIdentificator: Type.String(),
  ProductName: Type.Optional(Type.String()),
  Country: Type.Optional(Type.String()),
  Currency: Type.Optional(Type.String()),
  CreatedUtc: Type.String(),
  LastLogonUtc: Type.Optional(Type.String()),
  /** When its end is planned. */
  TerminatesUtc: Type.Optional(Type.String()),
};

export const TreeNode = entity('TreeNode', Type.Object({ ...accountRowFields, HasChildren: Type.Boolean() }));

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

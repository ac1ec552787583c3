/** The server's word on one value while it is typed (VAL-55 to VAL-57). */
import { Type } from 'typebox';
import { entity } from '#define';
import { AccountType } from './AccountType.ts';
import { accountId } from './list.ts';

export const FieldCheck = entity(
  'FieldCheck',
  Type.Object({
    IsValid: Type.Boolean(),
    /** Why not, in the caller's language. */
    Message: Type.Optional(Type.String()),
  }),
);

export const fieldCheckInput = {
  /** The account whose value it is; its own value does not stand in its way. */
  accountId: Type.Optional(accountId),
  /** Of an account that is not made yet: where it is to be and what. */
  parentAccountId: Type.Optional(accountId),
  accountType: Type.Optional(AccountType),
  fieldName: Type.String({ minLength: 1, maxLength: 60 }),
  value: Type.String({ maxLength: 2000 }),
};

/** What ending an account takes: who may end any, why it ends, and what is locked (TERM rows). */
import { Type } from 'typebox';
import { anyOf, can } from '#define';
import { AccountType } from './AccountType.ts';

/** Read and Delete on the type of the account; the handler asks for the one that belongs to it (TERM-10, TERM-11, TERM-17). */
export const mayEndAny = anyOf(
  can('USER_ACCOUNT', 'Read', 'Delete'),
  can('DEPARTMENT_ACCOUNT', 'Read', 'Delete'),
  can('COMPANY_ACCOUNT', 'Read', 'Delete'),
  can('RESELLER_ACCOUNT', 'Read', 'Delete'),
  can('PRODUCT_ACCOUNT', 'Read', 'Delete'),
);

/** Members of the enumeration TerminationReason (TERM-15). */
export const terminationReasons = [
  'NoLongerNeeded',
  'AnotherProvider',
  'Price',
  'WrongOrder',
  'Payment',
  'Other',
] as const;
export const TerminationReason = Type.Enum([...terminationReasons], { type: 'string' });

/** One account that ends, with what keeps it from doing so. */
export const EndingAccount = Type.Object({
  AccountId: Type.Integer(),
  DisplayName: Type.String(),
  AccountType,
  AccountIdentificator: Type.String(),
  /** It cannot end before this day (TERM-09). */
  LockEndDate: Type.Optional(Type.String()),
  /** Paid for in advance: it stops renewing (TERM-06). */
  IsPrepaid: Type.Boolean(),
});

/** The five kinds and two states of an account (ENT-13, ENT-83, ENT-46). */
import { Type } from 'typebox';

/** People know the account of a subscription as the service. */
const words = { Product: 'Service' };

export const AccountType = Type.Enum(['User', 'Department', 'Company', 'Reseller', 'Product'], {
  type: 'string',
  words,
});
export const AccountState = Type.Enum(['Active', 'Terminated'], { type: 'string' });

/** What the hierarchy is narrowed to, from the top down (GEN-19 to GEN-22). */
export const TreeFilter = Type.Enum(['Reseller', 'Company', 'Department', 'Product', 'User'], {
  type: 'string',
  words,
});

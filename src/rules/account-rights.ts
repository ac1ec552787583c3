/** Which object type protects an account of each type (TERM-17, CAP proposals). */
import type { Flag, ObjectType } from '../define/capability.ts';
import { type Held, meets } from './capability.ts';

export const accountObjectType = {
  User: 'USER_ACCOUNT',
  Department: 'DEPARTMENT_ACCOUNT',
  Company: 'COMPANY_ACCOUNT',
  Reseller: 'RESELLER_ACCOUNT',
  Product: 'PRODUCT_ACCOUNT',
} as const satisfies Record<string, ObjectType>;

export type AccountTypeName = keyof typeof accountObjectType;

/** May the holder do this to an account of this type? */
export const mayWithAccount = (held: Held, accountType: AccountTypeName, flag: Flag): boolean =>
  meets(held, { can: accountObjectType[accountType], flags: [flag] });

/** Which object type protects an account of each type (TERM-17, CAP proposals). */
import type { Flag, ObjectType } from '../../define/contract/capability.ts';
import { type Capabilities, meets } from '../access/capabilities.ts';

export const accountObjectType = {
  User: 'USER_ACCOUNT',
  Department: 'DEPARTMENT_ACCOUNT',
  Company: 'COMPANY_ACCOUNT',
  Reseller: 'RESELLER_ACCOUNT',
  Product: 'PRODUCT_ACCOUNT',
} as const satisfies Record<string, ObjectType>;

export type AccountTypeName = keyof typeof accountObjectType;

/** May the holder do this to an account of this type? */
export const mayActOnAccountType = (held: Capabilities, accountType: AccountTypeName, flag: Flag): boolean =>
  meets(held, { can: accountObjectType[accountType], flags: [flag] });

/** Read and Delete, each of which alone is not enough (AMB-50). */
export const mayEndAccountType = (held: Capabilities, accountType: AccountTypeName): boolean =>
  mayActOnAccountType(held, accountType, 'Read') && mayActOnAccountType(held, accountType, 'Delete');

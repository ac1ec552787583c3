/** Which account may stand below which: resellers hold companies, companies hold departments and people (ROLE-02). */
import type { AccountTypeName } from './rights.ts';

export const parentTypes: Readonly<Record<AccountTypeName, readonly AccountTypeName[]>> = {
  User: ['Department', 'Company', 'Reseller'],
  Department: ['Department', 'Company', 'Reseller'],
  Company: ['Reseller'],
  Reseller: ['Reseller'],
  Product: ['User', 'Department', 'Company', 'Reseller'],
};

export const mayBeChildOf = (child: AccountTypeName, parent: AccountTypeName): boolean =>
  parentTypes[child].includes(parent);

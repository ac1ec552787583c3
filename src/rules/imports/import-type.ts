/** What can be imported: each type with the accounts that come of it, and the right without which nobody makes them. */
import { can } from '../../define/contract/capability.ts';
import { accountObjectType } from '../accounts/rights.ts';

export const importTypes = ['Users', 'Companies', 'Subscriptions'] as const;
export type ImportType = (typeof importTypes)[number];

export const importedAs = {
  Users: 'User',
  Companies: 'Company',
  Subscriptions: 'Product',
} as const satisfies Record<ImportType, keyof typeof accountObjectType>;

export const rightToImport = (type: ImportType) => can(accountObjectType[importedAs[type]], 'Create');

/** Accounts: the tree of resellers, companies, departments, users and products. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface AccountTable {
  account_id: Generated<number>;
  parent_account_id: number | null;
  path: Generated<string>;
  account_type: 'User' | 'Department' | 'Company' | 'Reseller' | 'Product';
  account_state: Generated<'Active' | 'Terminated'>;
  product_name: string | null;
  display_name: string;
  account_identificator: Generated<string>;
  country: string | null;
  currency: string | null;
  created_utc: Generated<Date>;
  last_logon_utc: Date | null;
  terminated_utc: Date | null;
  /** When its end is planned. */
  terminates_utc: Generated<Date | null>;
}

declare module '../tables.ts' {
  interface Tables {
    account: AccountTable;
  }
}

export default {
  name: 'account',
  subject: { name: 'Account', id: 'account_id', account: 'account_id' },
  grant: 'select, insert, update',
  visible: 'path ^@ (select scope())',
} satisfies TableRules;

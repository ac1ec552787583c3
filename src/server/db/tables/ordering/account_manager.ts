/** Who of a seller's company decides on the orders of his customers. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface AccountManagerTable {
  account_manager_id: Generated<number>;
  seller_account_id: number;
  /** null: of all for whom nobody is named. */
  buyer_account_id: number | null;
  user_account_id: number;
}

declare module '../../tables.ts' {
  interface Tables {
    account_manager: AccountManagerTable;
  }
}

export default {
  name: 'account_manager',
  grant: 'select, insert, delete',
  visible: withAccount('account_manager.seller_account_id'),
} satisfies TableRules;

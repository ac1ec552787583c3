/** The values of an account's views, by field name. */
import { type TableRules, withAccount } from '../table.ts';

export interface AccountValueTable {
  account_id: number;
  values: Record<string, unknown>;
}

declare module '../tables.ts' {
  interface Tables {
    account_value: AccountValueTable;
  }
}

export default {
  name: 'account_value',
  record: { name: 'AccountValues', id: 'account_id' },
  grant: 'select, insert, update',
  visible: withAccount('account_value.account_id'),
} satisfies TableRules;

/** Support contacts that a marketplace or reseller gives to everybody below. */
import { type TableRules, withAccount } from '../table.ts';

export interface SupportDetailsTable {
  account_id: number;
  details: Record<string, string>;
}

declare module '../tables.ts' {
  interface Tables {
    support_details: SupportDetailsTable;
  }
}

export default {
  name: 'support_details',
  record: { name: 'SupportDetails', id: 'account_id' },
  grant: 'select, insert, update',
  visible: withAccount('support_details.account_id'),
} satisfies TableRules;

/** Saved views of lists; only who saved them sees them. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface ListViewTable {
  list_view_id: Generated<number>;
  user_account_id: number;
  list_key: string;
  name: string;
  state: string;
  is_default: Generated<boolean>;
  updated_utc: Generated<Date>;
}

declare module '../tables.ts' {
  interface Tables {
    list_view: ListViewTable;
  }
}

export default {
  name: 'list_view',
  subject: { name: 'ListView', id: 'list_view_id', account: 'user_account_id' },
  grant: 'select, insert, update, delete',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;

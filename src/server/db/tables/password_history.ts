/** Hashes of former passwords; only functions of the database see them. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface PasswordHistoryTable {
  password_history_id: Generated<number>;
  user_account_id: number;
  password_hash: string;
}

declare module '../tables.ts' {
  interface Tables {
    password_history: PasswordHistoryTable;
  }
}

export default {
  name: 'password_history',
  grant: '',
} satisfies TableRules;

/** Recovery codes that are not used yet, as keyed hashes. */
import { type TableRules, withAccount } from '../table.ts';

export interface RecoveryCodeTable {
  user_account_id: number;
  code_hash: Buffer;
}

declare module '../tables.ts' {
  interface Tables {
    recovery_code: RecoveryCodeTable;
  }
}

export default {
  name: 'recovery_code',
  grant: 'select, insert, delete',
  visible: withAccount('recovery_code.user_account_id'),
} satisfies TableRules;

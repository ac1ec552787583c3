/** Links to choose a password; only the hash of the token is kept, and only functions of the database look for it. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface PasswordLinkTable {
  token_hash: Buffer;
  user_account_id: number;
  created_utc: Generated<Date>;
  expires_utc: Date;
  used_utc: Date | null;
}

declare module '../tables.ts' {
  interface Tables {
    password_link: PasswordLinkTable;
  }
}

export default {
  name: 'password_link',
  grant: 'insert',
  visible: withAccount('password_link.user_account_id'),
} satisfies TableRules;

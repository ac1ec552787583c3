/** New e-mail addresses of users that wait to be confirmed; of the token in the mail only its hash is kept. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface EmailChangeTable {
  user_account_id: number;
  address: string;
  token_hash: Buffer;
  created_utc: Generated<Date>;
  expires_utc: Date;
}

declare module '../tables.ts' {
  interface Tables {
    email_change: EmailChangeTable;
  }
}

export default {
  name: 'email_change',
  grant: 'select (user_account_id, address, expires_utc), insert, update, delete',
  visible: withAccount('email_change.user_account_id'),
} satisfies TableRules;

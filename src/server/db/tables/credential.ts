/** Usernames and password hashes. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface CredentialTable {
  user_account_id: number;
  username: string;
  password_hash: string;
  changed_utc: Date;
  /** When a link that was sent to his address brought him here; without it none to choose a password goes there. */
  email_confirmed_utc: Generated<Date | null>;
}

declare module '../tables.ts' {
  interface Tables {
    credential: CredentialTable;
  }
}

export default {
  name: 'credential',
  /** The hash is not readable: sign-in asks find_credential. */
  grant: 'select (user_account_id, username, changed_utc, email_confirmed_utc)',
  visible: withAccount('credential.user_account_id'),
} satisfies TableRules;

/** User names and password hashes. */
import { type TableRules, withAccount } from '../table.ts';

export interface CredentialTable {
  user_account_id: number;
  username: string;
  password_hash: string;
  changed_utc: Date;
}

declare module '../tables.ts' {
  interface Tables {
    credential: CredentialTable;
  }
}

export default {
  name: 'credential',
  /** The hash is not readable: sign-in asks find_credential. */
  grant: 'select (user_account_id, username, changed_utc)',
  visible: withAccount('credential.user_account_id'),
} satisfies TableRules;

/** Second factors of users; the key of an authenticator app is encrypted. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface AuthenticationMethodTable {
  authentication_method_id: Generated<number>;
  user_account_id: number;
  kind: 'AuthenticatorApp' | 'Email';
  name: string;
  is_primary: Generated<boolean>;
  secret: Buffer | null;
  created_utc: Generated<Date>;
  enabled_utc: Date | null;
  last_used_utc: Date | null;
  last_step: Generated<number>;
}

declare module '../tables.ts' {
  interface Tables {
    authentication_method: AuthenticationMethodTable;
  }
}

export default {
  name: 'authentication_method',
  record: { name: 'SecondFactor', id: 'authentication_method_id', mark: 'name' },
  subject: { name: 'SecondFactor', id: 'authentication_method_id', account: 'user_account_id' },
  grant: 'select, insert, update, delete',
  visible: withAccount('authentication_method.user_account_id'),
} satisfies TableRules;

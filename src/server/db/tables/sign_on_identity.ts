/** Which user an identity of a sign-on provider belongs to; links are made by a function of the database. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface SignOnIdentityTable {
  provider: string;
  subject: string;
  user_account_id: number;
  linked_utc: Generated<Date>;
}

declare module '../tables.ts' {
  interface Tables {
    sign_on_identity: SignOnIdentityTable;
  }
}

export default {
  name: 'sign_on_identity',
  grant: 'select, delete',
  visible: withAccount('sign_on_identity.user_account_id'),
} satisfies TableRules;

/** Links that open one version of a quote without a sign-in; only the hash of the token is kept, and only functions of the database look for it. */
import type { Generated } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface QuoteLinkTable {
  token_hash: Buffer;
  quote_id: number;
  user_account_id: number;
  created_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    quote_link: QuoteLinkTable;
  }
}

export default {
  name: 'quote_link',
  grant: '',
} satisfies TableRules;

/** Terms and privacy policies in versions; only functions of the database see them. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface TermsTable {
  terms_id: Generated<number>;
  owner_account_id: number;
  /** null: of the marketplace as a whole. */
  product_name: string | null;
  name: string;
  version: number;
  titles: Record<string, string>;
  texts: Record<string, string>;
  is_privacy_policy: boolean;
  published_utc: Date | null;
  /** Companies that have accepted an older version meet it at their next sign-in. */
  asks_again: Generated<boolean>;
}

declare module '../tables.ts' {
  interface Tables {
    terms: TermsTable;
  }
}

export default {
  name: 'terms',
  grant: '',
} satisfies TableRules;

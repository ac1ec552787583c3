/** Terms and privacy policies in versions, for those who write them; readers meet them by functions of the database alone. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

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
  format: Generated<'html' | 'markdown'>;
  /** As written; null where that is the text itself. */
  sources: Generated<Record<string, string> | null>;
  changed_utc: Generated<Date>;
}

declare module '../tables.ts' {
  interface Tables {
    terms: TermsTable;
  }
}

export default {
  name: 'terms',
  record: { name: 'TermsVersion', id: 'terms_id' },
  subject: { name: 'TermsVersion', id: 'terms_id', account: 'owner_account_id' },
  grant: 'select, insert, update, delete',
  visible: withAccount('terms.owner_account_id'),
} satisfies TableRules;

/** Which company has accepted which terms, by whom and when; only functions of the database see it, and nothing changes it. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface TermsAcceptanceTable {
  terms_id: number;
  company_account_id: number;
  user_account_id: number;
  accepted_utc: Generated<Date>;
  /** Of the text that was read; null where it was not kept. */
  language: Generated<string | null>;
}

declare module '../tables.ts' {
  interface Tables {
    terms_acceptance: TermsAcceptanceTable;
  }
}

export default {
  name: 'terms_acceptance',
  grant: '',
} satisfies TableRules;

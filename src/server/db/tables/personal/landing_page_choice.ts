/** Which of the landing pages that fit somebody he has chosen; only that user sees it. */
import type { TableRules } from '../../table.ts';

export interface LandingPageChoiceTable {
  user_account_id: number;
  /** null: the dashboard as the product makes it. */
  landing_page_id: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    landing_page_choice: LandingPageChoiceTable;
  }
}

export default {
  name: 'landing_page_choice',
  grant: 'select, insert, update, delete',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;

/** Who was told that a term ends; written by the product's own work alone. */
import { type TableRules, withAccount } from '../table.ts';

export interface CommitmentReminderTable {
  user_account_id: number;
  account_id: number;
  term_end_date: Date;
  reminded_utc: Date;
}

declare module '../tables.ts' {
  interface Tables {
    commitment_reminder: CommitmentReminderTable;
  }
}

export default {
  name: 'commitment_reminder',
  grant: '',
  visible: withAccount('commitment_reminder.user_account_id'),
} satisfies TableRules;

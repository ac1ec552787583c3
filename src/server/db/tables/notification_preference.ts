/** What an account is told of, and when; no row while nobody has changed what the product begins with. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface NotificationPreferenceTable {
  account_id: number;
  commitment_periods: string[];
  days_before_one_month: number;
  days_before_three_year: number;
  days_before_other: number;
  keywords: Generated<string[]>;
  updated_utc: Generated<Date>;
}

declare module '../tables.ts' {
  interface Tables {
    notification_preference: NotificationPreferenceTable;
  }
}

export default {
  name: 'notification_preference',
  record: { name: 'NotificationPreferences', id: 'account_id' },
  grant: 'select, insert, update',
  visible: withAccount('notification_preference.account_id'),
} satisfies TableRules;

/** What somebody did who has agreed to its being counted; kept for three months, and of him only where he works. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface AnalyticsEventTable {
  analytics_event_id: Generated<number>;
  /** The company of whoever did it. */
  account_id: number;
  name: string;
  search_text: string | null;
  /** The rest of what the event says, as it is answered. */
  details: Readonly<Record<string, string | number>>;
  impersonator_account_id: number | null;
  created_utc: Generated<Date>;
}

declare module '../tables.ts' {
  interface Tables {
    analytics_event: AnalyticsEventTable;
  }
}

export default {
  name: 'analytics_event',
  grant: 'select',
  visible: withAccount('analytics_event.account_id'),
} satisfies TableRules;

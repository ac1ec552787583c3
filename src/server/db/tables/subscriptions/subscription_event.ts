/** What ever changed in a subscription; triggers write it. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface SubscriptionEventTable {
  event_id: Generated<number>;
  account_id: number;
  at_utc: Generated<Date>;
  effective_date: Generated<Date>;
  kind: string;
  before: Generated<Readonly<Record<string, unknown>>>;
  after: Generated<Readonly<Record<string, unknown>>>;
  order_line_id: number | null;
  request_id: number | null;
  user_account_id: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    subscription_event: SubscriptionEventTable;
  }
}

export default {
  name: 'subscription_event',
  grant: 'select',
  visible: withAccount('subscription_event.account_id'),
} satisfies TableRules;

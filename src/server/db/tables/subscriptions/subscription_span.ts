/** Quantities of fees from day to day. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface SubscriptionSpanTable {
  span_id: Generated<number>;
  account_id: number;
  item_id: number;
  quantity: number;
  from_date: Date;
  /** The first day on which it no longer holds. */
  to_date: Date | null;
  is_addition: Generated<boolean>;
  order_line_id: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    subscription_span: SubscriptionSpanTable;
  }
}

export default {
  name: 'subscription_span',
  grant: 'select',
  visible: withAccount('subscription_span.account_id'),
} satisfies TableRules;

/** What was decided about an order: once. */
import type { Generated } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface OrderDecisionTable {
  order_id: number;
  decision: 'Approved' | 'Rejected' | 'Cancelled';
  /** null: nobody had to. */
  by_account_id: number | null;
  at_utc: Generated<Date>;
  reason: string | null;
  exposure: number;
  credit_limit: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    order_decision: OrderDecisionTable;
  }
}

export default {
  name: 'order_decision',
  grant: 'select',
  visible: 'exists (select from customer_order o where o.order_id = order_decision.order_id)',
} satisfies TableRules;

/** Orders: what somebody asked for, what it is worth, and what was decided. Functions of the database write them. */
import type { Generated } from 'kysely';
import type { orderMachine } from '../../../../rules/machines/order.ts';
import { dealOrAsked, type TableRules } from '../../table.ts';

export interface CustomerOrderTable {
  order_id: Generated<number>;
  kind: Generated<'New' | 'Change' | 'Upgrade'>;
  creator_account_id: number;
  impersonator_account_id: number | null;
  parent_account_id: number;
  seller_account_id: number;
  buyer_account_id: number;
  currency: string;
  order_value: number | null;
  credit_limit: number | null;
  exposure: Generated<number>;
  state: Generated<(typeof orderMachine.states)[number]>;
  approval_reason: string | null;
  updated_by_account_id: number | null;
  updated_utc: Generated<Date>;
  submitted_utc: Generated<Date>;
  first_billed_utc: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    customer_order: CustomerOrderTable;
  }
}

export default {
  name: 'customer_order',
  subject: { name: 'Order', id: 'order_id', account: 'parent_account_id' },
  grant: 'select',
  visible: dealOrAsked('customer_order'),
} satisfies TableRules;

/** Lines of orders: one subscription each. */
import type { Generated } from 'kysely';
import { dealOrAsked, type TableRules } from '../../table.ts';

export interface OrderLineTable {
  order_line_id: Generated<number>;
  order_id: number;
  seller_account_id: Generated<number>;
  buyer_account_id: Generated<number>;
  creator_account_id: Generated<number>;
  line_no: number;
  action: Generated<'Create' | 'Change'>;
  account_id: number;
  service_id: number;
  quantity: number;
  quantity_before: number | null;
  commitment_months: number;
  billing: 'Monthly' | 'YearlyPrepaid';
  configuration: Generated<Readonly<Record<string, unknown>>>;
  line_value: number | null;
  /** What ends when it starts. */
  ended_account_ids: Generated<readonly number[]>;
  /** From which units go over with it; without their number all of them do. */
  upgraded_account_id: number | null;
  upgraded_quantity: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    order_line: OrderLineTable;
  }
}

export default { name: 'order_line', grant: 'select', visible: dealOrAsked('order_line') } satisfies TableRules;

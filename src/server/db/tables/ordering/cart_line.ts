/** Services put together to be ordered at once; only who has put them there sees them. */
import type { Generated } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface CartLineTable {
  cart_line_id: Generated<number>;
  user_account_id: number;
  parent_account_id: number;
  service_id: number;
  quantity: number;
  commitment_months: number;
  billing: 'Monthly' | 'YearlyPrepaid';
  configuration: Generated<Readonly<Record<string, unknown>>>;
  /** What ends when it starts. */
  ended_account_ids: Generated<readonly number[]>;
  /** null: no price was shown. */
  shown_value: number | null;
  added_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    cart_line: CartLineTable;
  }
}

export default {
  name: 'cart_line',
  subject: { name: 'CartLine', id: 'cart_line_id', account: 'user_account_id' },
  grant: 'select, insert, delete, update (quantity, shown_value)',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;

/** Fees of services in their terms: the smallest things that have a price. */
import type { Generated } from 'kysely';
import { offered, ofVendor, type TableRules } from '../../table.ts';

export interface ItemTable {
  item_id: Generated<number>;
  service_id: number;
  owner_account_id: Generated<number>;
  names: Readonly<Record<string, string>>;
  vendor_sku: string | null;
  fee_type: 'Base' | 'Monthly' | 'OneTime';
  basis: 'Subscription' | 'Unit' | 'Metered';
  unit: 'User' | 'Device' | 'Mailbox' | 'GB' | 'Hour' | 'Message' | 'Subscription' | 'Department' | 'Company';
  /** 0: paid once. */
  commitment_months: number;
  billing: 'Monthly' | 'YearlyPrepaid' | 'Once';
  is_required: Generated<boolean>;
  state: Generated<'Active' | 'Retired'>;
  position: Generated<number>;
}

declare module '../../tables.ts' {
  interface Tables {
    item: ItemTable;
  }
}

export default {
  name: 'item',
  record: { name: 'ServiceItems', id: 'service_id' },
  grant: 'select, insert, update, delete',
  visible: ofVendor('item.owner_account_id'),
  readable: offered('item'),
} satisfies TableRules;

/** Who buys from which pricelist. */
import type { Generated } from 'kysely';
import { selling, type TableRules } from '../../table.ts';

export interface MarketplaceCustomerTable {
  marketplace_id: number;
  customer_account_id: number;
  assigned_by_account_id: number | null;
  assigned_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    marketplace_customer: MarketplaceCustomerTable;
  }
}

export default {
  name: 'marketplace_customer',
  grant: 'select, insert, delete',
  visible: selling('marketplace_customer'),
  readable: 'marketplace_customer.customer_account_id = (select scope_account())',
} satisfies TableRules;

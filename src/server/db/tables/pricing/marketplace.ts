/** Pricelists: what a seller offers in one currency. */
import type { Generated } from 'kysely';
import { listed, type TableRules, withAccount } from '../../table.ts';

export interface MarketplaceTable {
  marketplace_id: Generated<number>;
  owner_company_id: number;
  name: string;
  currency: string;
  state: Generated<'Active' | 'Deleted'>;
  /** Among the owner's pricelists; 1 is asked first; null: deleted. */
  priority: Generated<number | null>;
  /** What it becomes with the next update of prices. */
  wanted_priority: number | null;
  tags: Generated<string[]>;
  is_propagation_enabled: Generated<boolean>;
  is_auto_add: Generated<boolean>;
  is_template: Generated<boolean>;
  created_utc: Generated<Date>;
  price_state: Generated<'Queued' | 'Updating' | 'Updated' | 'Failed'>;
  priced_utc: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    marketplace: MarketplaceTable;
  }
}

export default {
  name: 'marketplace',
  subject: { name: 'Pricelist', id: 'marketplace_id', account: 'owner_company_id' },
  record: [
    {
      name: 'Pricelist',
      id: 'marketplace_id',
      mark: "concat_ws(' ', name, tags, is_propagation_enabled, is_auto_add)",
    },
    {
      name: 'OrderOfPricelists',
      id: 'owner_company_id',
      mark: "concat_ws(' ', marketplace_id, coalesce(wanted_priority, priority))",
    },
  ],
  grant: 'select, insert, update',
  visible: withAccount('marketplace.owner_company_id'),
  readable: listed('marketplace'),
} satisfies TableRules;

/** Pricelists: what a seller offers in one currency. */
import type { Generated } from 'kysely';
import { listed, type TableRules, withAccount } from '../../table.ts';

export interface MarketplaceTable {
  marketplace_id: Generated<number>;
  owner_company_id: number;
  name: string;
  currency: string;
  state: Generated<'Active' | 'Deleted'>;
}

declare module '../../tables.ts' {
  interface Tables {
    marketplace: MarketplaceTable;
  }
}

export default {
  name: 'marketplace',
  subject: { name: 'Pricelist', id: 'marketplace_id', account: 'owner_company_id' },
  grant: 'select, insert, update',
  visible: withAccount('marketplace.owner_company_id'),
  readable: listed('marketplace'),
} satisfies TableRules;

/** Services that stand in pricelists, also those withdrawn since. */
import type { Generated } from 'kysely';
import { listed, selling, type TableRules } from '../../table.ts';

export interface MarketplaceOfferTable {
  marketplace_offer_id: Generated<number>;
  marketplace_id: number;
  service_id: number;
  state: Generated<'Active' | 'Withdrawn'>;
  added_by: Generated<'User' | 'Propagation' | 'AutoAdd'>;
  added_utc: Generated<Date>;
  withdrawn_utc: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    marketplace_offer: MarketplaceOfferTable;
  }
}

export default {
  name: 'marketplace_offer',
  grant: 'select, insert, update',
  visible: selling('marketplace_offer'),
  readable: listed('marketplace_offer'),
} satisfies TableRules;

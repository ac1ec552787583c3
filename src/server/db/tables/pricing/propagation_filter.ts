/** Which services a pricelist takes over from the one above it (ENT-27 to ENT-30). */
import type { Generated } from 'kysely';
import { selling, type TableRules } from '../../table.ts';

export interface PropagationFilterTable {
  filter_id: Generated<number>;
  marketplace_id: number;
  kind: 'Include' | 'Exclude';
  /** None: those of every vendor. */
  vendor_account_ids: number[];
  /** None: with whatever tags. */
  tags: string[];
  position: number;
}

declare module '../../tables.ts' {
  interface Tables {
    propagation_filter: PropagationFilterTable;
  }
}

export default {
  name: 'propagation_filter',
  record: { name: 'PropagationFilters', id: 'marketplace_id' },
  grant: 'select, insert, update, delete',
  visible: selling('propagation_filter'),
} satisfies TableRules;

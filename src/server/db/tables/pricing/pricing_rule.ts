/** Rules by which a pricelist comes to its prices (PL-09 to PL-14). */
import type { Generated } from 'kysely';
import { selling, type TableRules } from '../../table.ts';

export interface PricingRuleTable {
  rule_id: Generated<number>;
  marketplace_id: number;
  name: string;
  /** 1 is asked first; the default rule always last. */
  priority: number;
  is_default: Generated<boolean>;
  selection: 'All' | 'Vendor' | 'ServiceGroup' | 'PriceableItem';
  selected: number[];
  model: 'Static' | 'Srp' | 'Markup' | 'GrossMargin' | 'SrpDiscount';
  percent: number | null;
  amount: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    pricing_rule: PricingRuleTable;
  }
}

export default {
  name: 'pricing_rule',
  record: { name: 'PricingRules', id: 'marketplace_id' },
  grant: 'select, insert, update, delete',
  visible: selling('pricing_rule'),
} satisfies TableRules;

/** Capability sets of a company; templates are for every company below (ROLE-04, ROLE-65). */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface CapabilitySetTable {
  capability_set_id: Generated<number>;
  owner_company_id: number;
  name: string;
  is_template: boolean;
  /** The template of somebody above that it was copied from. */
  copy_of_capability_set_id: Generated<number | null>;
}

declare module '../tables.ts' {
  interface Tables {
    capability_set: CapabilitySetTable;
  }
}

export default {
  name: 'capability_set',
  record: { name: 'CapabilitySet', id: 'capability_set_id' },
  subject: { name: 'CapabilitySet', id: 'capability_set_id', account: 'owner_company_id' },
  grant: 'select, insert, update, delete',
  visible: withAccount('capability_set.owner_company_id'),
} satisfies TableRules;

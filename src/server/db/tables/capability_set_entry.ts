/** The object types and flags of a capability set. */
import type { TableRules } from '../table.ts';

export interface CapabilitySetEntryTable {
  capability_set_id: number;
  object_type: string;
  flags: string[];
}

declare module '../tables.ts' {
  interface Tables {
    capability_set_entry: CapabilitySetEntryTable;
  }
}

export default {
  name: 'capability_set_entry',
  grant: 'select',
  visible: 'exists (select from capability_set s where s.capability_set_id = capability_set_entry.capability_set_id)',
} satisfies TableRules;

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

const visible =
  'exists (select from capability_set s where s.capability_set_id = capability_set_entry.capability_set_id)';

export default {
  name: 'capability_set_entry',
  grant: 'select, insert, update, delete',
  visible,
  /** Who gives a right must hold it. */
  writable: `${visible} and may_give_flags((select scope_user()), object_type, flags)`,
} satisfies TableRules;

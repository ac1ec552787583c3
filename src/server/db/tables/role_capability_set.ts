/** Which capability sets a role bundles. */
import type { TableRules } from '../table.ts';

export interface RoleCapabilitySetTable {
  role_id: number;
  capability_set_id: number;
}

declare module '../tables.ts' {
  interface Tables {
    role_capability_set: RoleCapabilitySetTable;
  }
}

export default {
  name: 'role_capability_set',
  /** Who may give a right must hold it; no call does so yet, so the server may only read. */
  grant: 'select',
  visible: 'exists (select from role r where r.role_id = role_capability_set.role_id)',
} satisfies TableRules;

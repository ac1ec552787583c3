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

const visible = 'exists (select from role r where r.role_id = role_capability_set.role_id)';

export default {
  name: 'role_capability_set',
  grant: 'select, insert, delete',
  visible,
  /** Who gives a right must hold it, and a role bundles sets of its own company. */
  writable: `${visible} and may_give_set((select scope_user()), capability_set_id)
    and exists (select from role r join capability_set s using (owner_company_id)
      where r.role_id = role_capability_set.role_id and s.capability_set_id = role_capability_set.capability_set_id)`,
} satisfies TableRules;

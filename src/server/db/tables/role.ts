/** Roles of a company: capability sets and how far their holder sees (ROLE-05, ROLE-06). */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface RoleTable {
  role_id: Generated<number>;
  owner_company_id: number;
  name: string;
  description: string | null;
  reach: 'own' | 'hierarchy';
  is_template: Generated<boolean>;
}

declare module '../tables.ts' {
  interface Tables {
    role: RoleTable;
  }
}

export default {
  name: 'role',
  record: { name: 'Role', id: 'role_id' },
  subject: { name: 'Role', id: 'role_id', account: 'owner_company_id' },
  grant: 'select, insert, update, delete',
  visible: withAccount('role.owner_company_id'),
} satisfies TableRules;

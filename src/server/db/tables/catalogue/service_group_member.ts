/** Which services a group holds. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface ServiceGroupMemberTable {
  service_group_id: number;
  service_id: number;
  owner_company_id: Generated<number>;
}

declare module '../../tables.ts' {
  interface Tables {
    service_group_member: ServiceGroupMemberTable;
  }
}

export default {
  name: 'service_group_member',
  grant: 'select, insert, update, delete',
  visible: withAccount('service_group_member.owner_company_id'),
} satisfies TableRules;

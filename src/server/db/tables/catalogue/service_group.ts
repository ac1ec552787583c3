/** Services that a seller treats alike. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface ServiceGroupTable {
  service_group_id: Generated<number>;
  owner_company_id: number;
  name: string;
  position: Generated<number>;
}

declare module '../../tables.ts' {
  interface Tables {
    service_group: ServiceGroupTable;
  }
}

export default {
  name: 'service_group',
  subject: { name: 'ServiceGroup', id: 'service_group_id', account: 'owner_company_id' },
  record: { name: 'ServiceGroups', id: 'owner_company_id' },
  grant: 'select, insert, update, delete',
  visible: withAccount('service_group.owner_company_id'),
} satisfies TableRules;

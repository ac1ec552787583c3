/** Which service a subscription may go over to. */
import type { Generated } from 'kysely';
import { inAnyList, type TableRules, withAccount } from '../../table.ts';

export interface ServiceUpgradeTable {
  from_service_id: number;
  to_service_id: number;
  owner_account_id: Generated<number>;
  kind: 'Full' | 'Partial';
}

declare module '../../tables.ts' {
  interface Tables {
    service_upgrade: ServiceUpgradeTable;
  }
}

export default {
  name: 'service_upgrade',
  grant: 'select, insert, update, delete',
  visible: withAccount('service_upgrade.owner_account_id'),
  readable: inAnyList('service_upgrade.from_service_id'),
} satisfies TableRules;

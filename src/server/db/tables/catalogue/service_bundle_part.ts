/** What bundles are made of. */
import type { Generated } from 'kysely';
import { inAnyList, type TableRules, withAccount } from '../../table.ts';

export interface ServiceBundlePartTable {
  bundle_service_id: number;
  part_service_id: number;
  owner_account_id: Generated<number>;
  quantity: Generated<number>;
}

declare module '../../tables.ts' {
  interface Tables {
    service_bundle_part: ServiceBundlePartTable;
  }
}

export default {
  name: 'service_bundle_part',
  grant: 'select, insert, update, delete',
  visible: withAccount('service_bundle_part.owner_account_id'),
  readable: inAnyList('service_bundle_part.bundle_service_id'),
} satisfies TableRules;

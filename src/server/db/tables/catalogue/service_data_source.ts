/** Where the choices of a service's field come from: a path of the vendor's own connector, which is nobody else's business. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface ServiceDataSourceTable {
  service_id: number;
  field_name: string;
  owner_account_id: Generated<number>;
  path: string;
  cache_seconds: Generated<number>;
}

declare module '../../tables.ts' {
  interface Tables {
    service_data_source: ServiceDataSourceTable;
  }
}

export default {
  name: 'service_data_source',
  record: { name: 'ServiceDataSource', id: 'service_id' },
  grant: 'select, insert, update, delete',
  visible: withAccount('service_data_source.owner_account_id'),
} satisfies TableRules;

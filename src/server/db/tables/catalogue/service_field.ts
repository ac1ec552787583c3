/** What a service asks for, in its order and for each stage of a subscription. */
import type { Generated } from 'kysely';
import { offered, type TableRules, withAccount } from '../../table.ts';

export interface ServiceFieldTable {
  service_id: number;
  name: string;
  owner_account_id: Generated<number>;
  position: number;
  stage: 'Order' | 'Running' | 'Both';
  /** As view layouts keep a field, without its name. */
  definition: unknown;
}

declare module '../../tables.ts' {
  interface Tables {
    service_field: ServiceFieldTable;
  }
}

export default {
  name: 'service_field',
  record: { name: 'ServiceField', id: 'service_id' },
  grant: 'select, insert, update, delete',
  visible: withAccount('service_field.owner_account_id'),
  readable: offered('service_field'),
} satisfies TableRules;

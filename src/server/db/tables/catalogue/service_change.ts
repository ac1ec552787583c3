/** What was changed of services, written by triggers of their tables alone; nothing changes it. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface ServiceChangeTable {
  service_change_id: Generated<number>;
  service_id: number;
  owner_account_id: number;
  changed_utc: Generated<Date>;
  transaction_id: Generated<string>;
  part: string;
  kind: 'Added' | 'Changed' | 'Removed';
  field: string;
  what: string | null;
  language: string | null;
  before: string | null;
  after: string | null;
  event: string | null;
  user_account_id: number | null;
  user_name: string | null;
  impersonator_name: string | null;
}

declare module '../../tables.ts' {
  interface Tables {
    service_change: ServiceChangeTable;
  }
}

export default {
  name: 'service_change',
  grant: 'select',
  visible: withAccount('service_change.owner_account_id'),
} satisfies TableRules;

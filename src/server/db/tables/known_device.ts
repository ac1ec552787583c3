/** Devices from which a user has signed in; only functions of the database see them. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface KnownDeviceTable {
  secret_hash: Buffer;
  user_account_id: number;
  created_utc: Generated<Date>;
  last_used_utc: Generated<Date>;
}

declare module '../tables.ts' {
  interface Tables {
    known_device: KnownDeviceTable;
  }
}

export default {
  name: 'known_device',
  grant: '',
} satisfies TableRules;

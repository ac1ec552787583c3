/** Requests for a password link that nobody has looked at yet; anybody may leave one, nobody may read them. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface PasswordRequestTable {
  password_request_id: Generated<number>;
  username: string;
  address: string;
  request_id: string;
  created_utc: Generated<Date>;
  /** Who answers it, and until when that is believed. */
  worker: Generated<string | null>;
  lease_until: Generated<Date | null>;
}

declare module '../tables.ts' {
  interface Tables {
    password_request: PasswordRequestTable;
  }
}

export default {
  name: 'password_request',
  grant: 'insert',
  visible: 'false',
  writable: 'true',
} satisfies TableRules;

/** The code that was sent last by an e-mail method, as a keyed hash. */
import type { TableRules } from '../table.ts';

export interface SecurityCodeTable {
  authentication_method_id: number;
  code_hash: Buffer;
  expires_utc: Date;
}

declare module '../tables.ts' {
  interface Tables {
    security_code: SecurityCodeTable;
  }
}

export default {
  name: 'security_code',
  grant: 'select, insert, update, delete',
  visible:
    'exists (select from authentication_method m where m.authentication_method_id = security_code.authentication_method_id)',
} satisfies TableRules;

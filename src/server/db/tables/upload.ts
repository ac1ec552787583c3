/** Files that people have sent; their owner sees them, and with the account they became part of whoever sees that. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface UploadTable {
  path: string;
  user_account_id: number;
  file_name: string;
  content_type: string;
  content: Buffer;
  created_utc: Generated<Date>;
  account_id: number | null;
}

declare module '../tables.ts' {
  interface Tables {
    upload: UploadTable;
  }
}

export default {
  name: 'upload',
  grant: 'select, insert',
  visible: `user_account_id = (select scope_user()) or ${withAccount('upload.account_id')}`,
  writable: 'user_account_id = (select scope_user())',
} satisfies TableRules;

/** What people of a company are to be told by letter; only functions of the database read and write it. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface NoticeTable {
  notice_id: Generated<number>;
  kind: string;
  subject_id: number;
  company_account_id: number;
  created_utc: Generated<Date>;
  done_utc: Generated<Date | null>;
  worker: Generated<string | null>;
  lease_until: Generated<Date | null>;
}

declare module '../tables.ts' {
  interface Tables {
    notice: NoticeTable;
  }
}

export default { name: 'notice', grant: '' } satisfies TableRules;

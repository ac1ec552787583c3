/** How far in the audit log somebody was told of entries with his keywords. */
import { type TableRules, withAccount } from '../table.ts';

export interface KeywordNoticeTable {
  user_account_id: number;
  audit_entry_id: number;
}

declare module '../tables.ts' {
  interface Tables {
    keyword_notice: KeywordNoticeTable;
  }
}

export default {
  name: 'keyword_notice',
  grant: 'select, insert, update, delete',
  visible: withAccount('keyword_notice.user_account_id'),
} satisfies TableRules;

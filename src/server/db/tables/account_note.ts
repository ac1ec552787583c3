/** Notes on accounts; seen by their author, his company and those above it, written in nobody else's name. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface AccountNoteTable {
  account_note_id: Generated<number>;
  account_id: number;
  /** The company of the author when he wrote it. */
  owner_company_id: number;
  author_account_id: number;
  author_name: string;
  text: string;
  created_utc: Generated<Date>;
  changed_utc: Generated<Date | null>;
}

declare module '../tables.ts' {
  interface Tables {
    account_note: AccountNoteTable;
  }
}

const own = 'author_account_id = (select scope_user())';
const onVisible = withAccount('account_note.account_id');

export default {
  name: 'account_note',
  record: { name: 'Note', id: 'account_note_id' },
  subject: { name: 'Note', id: 'account_note_id', account: 'account_id' },
  grant: 'select, insert, update, delete',
  visible: `${onVisible} and (${own} or ${withAccount('account_note.owner_company_id')})`,
  writable: `${onVisible} and ${own}`,
} satisfies TableRules;

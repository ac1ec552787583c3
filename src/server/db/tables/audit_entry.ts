/** The audit log: append-only by grant and by trigger, each entry chained to the one before by its hash. */
import type { Generated } from 'kysely';
import type { Sentence } from '../../calls/sentence.ts';
import { type TableRules, withAccount } from '../table.ts';

export interface AuditEntryTable {
  audit_entry_id: Generated<number>;
  occurred_utc: Generated<Date>;
  event: string;
  operation: string;
  request_id: string;
  target_account_id: number;
  target_name: string;
  target_type: string;
  user_account_id: number;
  user_name: string;
  user_type: string;
  impersonator_account_id: number | null;
  impersonator_name: string | null;
  /** In English, or a name by itself. */
  details: string | null;
  /** What the details say, for readers of other languages. */
  sentences: readonly Sentence[] | null;
  previous_hash: Generated<Buffer>;
  hash: Generated<Buffer>;
}

declare module '../tables.ts' {
  interface Tables {
    audit_entry: AuditEntryTable;
  }
}

export default {
  name: 'audit_entry',
  grant: 'select, insert',
  visible: withAccount('audit_entry.target_account_id'),
} satisfies TableRules;

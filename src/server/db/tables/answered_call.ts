/** Answers of calls that carried a key, so that a repeated call has one effect. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface AnsweredCallTable {
  user_account_id: number;
  /** Who worked in the user's name; his keys are his own. */
  impersonator_account_id: number | null;
  key: string;
  operation: string;
  input_hash: Buffer | null;
  reply: unknown;
  created_utc: Generated<Date>;
}

declare module '../tables.ts' {
  interface Tables {
    answered_call: AnsweredCallTable;
  }
}

export default {
  name: 'answered_call',
  grant: 'select, insert, update',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;

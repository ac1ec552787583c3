/** The ends of accounts that were asked for: planned, done or cancelled (TERM rows). */

import type { Generated } from 'kysely';
import type { Sentence } from '../../calls/sentence.ts';
import { type TableRules, withAccount } from '../table.ts';

export interface TerminationTable {
  termination_id: Generated<number>;
  account_id: number;
  state: Generated<'Scheduled' | 'Done' | 'Cancelled'>;
  due_utc: Date;
  reason: string;
  remark: string | null;
  send_to_sdp: boolean;
  renewals: Generated<number[]>;
  requested_by_account_id: number;
  requested_utc: Generated<Date>;
  ended_utc: Date | null;
  /** How often it failed when it was due. */
  tries: Generated<number>;
  /** Why it has not come when it was due. */
  problem: Generated<readonly Sentence[] | null>;
  next_try_utc: Generated<Date | null>;
}

declare module '../tables.ts' {
  interface Tables {
    termination: TerminationTable;
  }
}

export default {
  name: 'termination',
  grant: 'select, insert, update',
  visible: withAccount('termination.account_id'),
} satisfies TableRules;

/** What the users of a branch are told until it is taken back: a branch has one message at most. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export type BroadcastKind = 'info' | 'warning' | 'error';

export interface BroadcastTable {
  account_id: number;
  broadcast_id: Generated<number>;
  kind: Generated<BroadcastKind>;
  text: string;
  /** Language to text. */
  translations: Record<string, string>;
  sent_utc: Generated<Date>;
}

declare module '../tables.ts' {
  interface Tables {
    broadcast: BroadcastTable;
  }
}

export default {
  name: 'broadcast',
  grant: 'select, insert, update, delete',
  visible: withAccount('broadcast.account_id'),
} satisfies TableRules;

/** How a vendor is told what to provide: where he is called, and whether he answers. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface ConnectorTable {
  connector_id: Generated<number>;
  owner_account_id: number;
  name: string;
  kind: 'Webhook' | 'Manual';
  url: string | null;
  /** Encrypted. */
  secret: Buffer | null;
  next_secret: Buffer | null;
  timeout_ms: Generated<number>;
  most_a_minute: Generated<number>;
  health: Generated<'Unknown' | 'Up' | 'Down' | 'Misconfigured'>;
  checked_utc: Date | null;
  failures_count: Generated<number>;
  paused_until_utc: Date | null;
  /** Somebody wants to know now whether it answers. */
  check_wanted_utc: Date | null;
  worker: string | null;
  lease_until: Date | null;
  /** What the last check has found wrong. */
  problem: string | null;
}

declare module '../../tables.ts' {
  interface Tables {
    connector: ConnectorTable;
  }
}

export default {
  name: 'connector',
  subject: { name: 'Connector', id: 'connector_id', account: 'owner_account_id' },
  record: { name: 'Connector', id: 'connector_id' },
  grant: 'select, insert, update, delete',
  visible: withAccount('connector.owner_account_id'),
} satisfies TableRules;

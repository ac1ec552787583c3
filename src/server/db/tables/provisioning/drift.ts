/** Where vendors or bills differ from what runs here, since when, and whether it still does. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { driftKinds } from '../../../../rules/provisioning/drift-kinds.ts';
import { deal, type TableRules, withAccount } from '../../table.ts';

export interface DriftTable {
  drift_id: GeneratedAlways<number>;
  kind: (typeof driftKinds)[number];
  /** The subscription; of what only the vendor knows his own account. */
  account_id: number;
  seller_account_id: number | null;
  buyer_account_id: number | null;
  /** Not null: it is no business between two, and lies in this account's branch. */
  owner_account_id: number | null;
  connector_id: number | null;
  service_id: number | null;
  /** The vendor's number, or a line of a bill. */
  subject: string;
  expected: string | null;
  found: string | null;
  first_seen_utc: Generated<Date>;
  last_seen_utc: Generated<Date>;
  resolved_utc: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    drift: DriftTable;
  }
}

export default {
  name: 'drift',
  subject: { name: 'Drift', id: 'drift_id', account: 'account_id' },
  grant: 'select',
  visible: `${deal('drift')} or ${withAccount('drift.owner_account_id')}`,
} satisfies TableRules;

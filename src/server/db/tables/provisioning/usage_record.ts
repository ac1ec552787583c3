/** What a vendor says was used on a day of what is paid by use. */
import type { Generated, GeneratedAlways } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface UsageRecordTable {
  usage_id: GeneratedAlways<number>;
  account_id: number;
  item_id: number;
  connector_id: number;
  day_date: Date;
  /** By which the vendor knows this use. */
  vendor_key: string;
  /** Below zero where less was used than was billed before. */
  quantity: number;
  received_utc: Generated<Date>;
  /** In which it is billed; null: it waits for that. */
  interval_id: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    usage_record: UsageRecordTable;
  }
}

export default {
  name: 'usage_record',
  grant: 'select',
  visible: withAccount('usage_record.account_id'),
} satisfies TableRules;

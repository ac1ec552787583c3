/** Who offers services, as customers meet him. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../../table.ts';

export interface VendorProfileTable {
  account_id: number;
  name: string;
  logo_path: string | null;
  website: string | null;
  /** By language, in HTML. */
  descriptions: Generated<Readonly<Record<string, string>>>;
  contact: Generated<Readonly<Record<string, string>>>;
  /** By language, in HTML. */
  legal_texts: Generated<Readonly<Record<string, string>>>;
  state: Generated<'Draft' | 'Published'>;
  updated_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    vendor_profile: VendorProfileTable;
  }
}

export default {
  name: 'vendor_profile',
  record: { name: 'VendorProfile', id: 'account_id' },
  holdsFiles: ['logo_path'],
  grant: 'select, insert, update',
  visible: withAccount('vendor_profile.account_id'),
  readable: 'vendor_profile.account_id = any ((select scope_service_vendors())::bigint[])',
} satisfies TableRules;

/** Services: what is sold, under the key by which the contract names it. */
import type { Generated } from 'kysely';
import { offered, type TableRules, withAccount } from '../../table.ts';

export interface ServiceTable {
  service_id: Generated<number>;
  owner_account_id: number;
  product_name: string;
  vendor_sku: string | null;
  product_number: string;
  category: 'Workplace' | 'Mail' | 'Security' | 'Backup' | 'Communication' | 'Data' | 'Development' | 'Training';
  tags: Generated<readonly string[]>;
  licensed_per: Generated<'User' | 'Department' | 'Company'>;
  currency: Generated<string>;
  billing_rule: Generated<'Prorate' | 'WholePeriod'>;
  price_protection: Generated<'None' | 'Term' | 'Months'>;
  protection_months: number | null;
  is_locking: Generated<boolean>;
  is_bundle: Generated<boolean>;
  connector_id: number | null;
  icon_path: string | null;
  state: Generated<'Draft' | 'Published' | 'Retired'>;
  published_utc: Date | null;
  modified_utc: Generated<Date>;
  ranking: Generated<number>;
  names: Generated<Readonly<Record<string, string>>>;
  summaries: Generated<Readonly<Record<string, string>>>;
  search_names: Generated<string>;
  search_text: Generated<string>;
}

declare module '../../tables.ts' {
  interface Tables {
    service: ServiceTable;
  }
}

export default {
  name: 'service',
  subject: { name: 'Service', id: 'service_id', account: 'owner_account_id' },
  // What is counted from time to time is no edit: nobody's work is overtaken by it.
  record: { name: 'Service', id: 'service_id', mark: "(to_jsonb(service) - 'ranking')::text" },
  holdsFiles: ['icon_path'],
  grant: 'select, insert, update, delete',
  visible: withAccount('service.owner_account_id'),
  readable: offered('service'),
} satisfies TableRules;

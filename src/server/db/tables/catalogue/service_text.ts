/** Names and descriptions of services, by language. */
import type { Generated } from 'kysely';
import { offered, type TableRules, withAccount } from '../../table.ts';

export interface ServiceTextTable {
  service_id: number;
  language: string;
  owner_account_id: Generated<number>;
  display_name: Generated<string>;
  summary: Generated<string>;
  description_html: Generated<string>;
}

declare module '../../tables.ts' {
  interface Tables {
    service_text: ServiceTextTable;
  }
}

export default {
  name: 'service_text',
  grant: 'select, insert, update, delete',
  visible: withAccount('service_text.owner_account_id'),
  readable: offered('service_text'),
} satisfies TableRules;

/** Templates of quotes: what a seller offers again and again. */
import type { Generated } from 'kysely';
import { ofSeller, type TableRules } from '../../table.ts';

export interface QuoteTemplateTable {
  quote_template_id: Generated<number>;
  seller_account_id: number;
  creator_account_id: number;
  name: string;
  created_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    quote_template: QuoteTemplateTable;
  }
}

export default {
  name: 'quote_template',
  subject: { name: 'QuoteTemplate', id: 'quote_template_id', account: 'seller_account_id' },
  grant: 'select, insert, delete',
  visible: ofSeller('quote_template.seller_account_id'),
} satisfies TableRules;

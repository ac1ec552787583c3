/** Lines of quotes: one service each, in a quantity and a term. */
import type { Generated } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface QuoteLineTable {
  quote_line_id: Generated<number>;
  quote_id: number;
  line_no: number;
  service_id: number;
  quantity: number;
  commitment_months: number;
  billing: 'Monthly' | 'YearlyPrepaid';
  configuration: Generated<Readonly<Record<string, unknown>>>;
  /** Nothing: nobody was asked yet. */
  ended_account_ids: readonly number[] | null;
}

declare module '../../tables.ts' {
  interface Tables {
    quote_line: QuoteLineTable;
  }
}

export default {
  name: 'quote_line',
  record: { name: 'QuoteSetup', id: 'quote_id', mark: "concat_ws(' ', line_no, configuration, ended_account_ids)" },
  grant: 'select',
  visible: 'exists (select from quote q where q.quote_id = quote_line.quote_id)',
} satisfies TableRules;

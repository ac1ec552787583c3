/** Lines of templates of quotes: one service each, in a quantity and a term, without a price. */
import type { TableRules } from '../../table.ts';

export interface QuoteTemplateLineTable {
  quote_template_id: number;
  line_no: number;
  service_id: number;
  quantity: number;
  commitment_months: number;
  billing: 'Monthly' | 'YearlyPrepaid';
}

declare module '../../tables.ts' {
  interface Tables {
    quote_template_line: QuoteTemplateLineTable;
  }
}

export default {
  name: 'quote_template_line',
  grant: 'select, insert',
  visible: 'exists (select from quote_template t where t.quote_template_id = quote_template_line.quote_template_id)',
} satisfies TableRules;

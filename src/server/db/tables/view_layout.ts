/** Layouts of views by account type, view name and product; the same for all tenants. */
import type { TableRules } from '../table.ts';

export interface ViewLayoutTable {
  account_type: string;
  view_name: string;
  product_name: string;
  pages: unknown;
}

declare module '../tables.ts' {
  interface Tables {
    view_layout: ViewLayoutTable;
  }
}

export default { name: 'view_layout', grant: 'select' } satisfies TableRules;

/** For the holders of which roles a landing page is. */
import type { TableRules } from '../../table.ts';

export interface LandingPageRoleTable {
  landing_page_id: number;
  role_id: number;
}

declare module '../../tables.ts' {
  interface Tables {
    landing_page_role: LandingPageRoleTable;
  }
}

export default {
  name: 'landing_page_role',
  grant: 'select, insert, delete',
  visible: 'exists (select from landing_page p where p.landing_page_id = landing_page_role.landing_page_id)',
} satisfies TableRules;

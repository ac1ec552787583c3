/** Pages on which the people of a company land, as they are arranged and as they were published (SOLO-6, SOLO-7). */
import type { Generated } from 'kysely';
import type { LandingPanel } from '../../../../../manifests/entities/LandingPage.ts';
import type { Static } from '../../../../define/contract/schema.ts';
import { type TableRules, withAccount } from '../../table.ts';

type Panels = readonly Static<typeof LandingPanel>[];

export interface LandingPageTable {
  landing_page_id: Generated<number>;
  owner_company_id: number;
  name: string;
  audience: Generated<'Company' | 'Role'>;
  panels: Generated<Panels>;
  /** null: nobody sees it. */
  published_panels: Panels | null;
  published_utc: Date | null;
  position: Generated<number>;
  changed_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    landing_page: LandingPageTable;
  }
}

/** Whom they are for reads them through `my_landing_pages`. */
export default {
  name: 'landing_page',
  subject: { name: 'LandingPage', id: 'landing_page_id', account: 'owner_company_id' },
  record: [
    { name: 'LandingPage', id: 'landing_page_id' },
    { name: 'OrderOfLandingPages', id: 'owner_company_id', mark: "concat_ws(' ', landing_page_id, position)" },
  ],
  grant: 'select, insert, update, delete',
  visible: withAccount('landing_page.owner_company_id'),
} satisfies TableRules;

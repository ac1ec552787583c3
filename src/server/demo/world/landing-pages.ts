/** Landing pages of the demo world: of two companies for all of their people, of one for a role, and drafts. */
import type { Kysely } from 'kysely';
import type { LandingPanel } from '../../../../manifests/entities/LandingPage.ts';
import type { Static } from '../../../define/contract/schema.ts';
import { standardRoles } from '../../access/standard/roles.ts';
import type { Tables } from '../../db/tables.ts';
import { knownIds } from './accounts/account.ts';
import { daysAfter, now } from './dates.ts';
import { insertAll } from './insert-all.ts';

type Panel = Static<typeof LandingPanel>;

const panel = (name: string, more: Partial<Panel> = {}): Panel => ({ Key: name, Panel: name, ...more });
const text = (Html: string): Panel => panel('text', { Width: 12, Html });

/** Standard roles are numbered in their order. */
const roleId = (wanted: (typeof standardRoles)[number]['name']): number =>
  1 + standardRoles.findIndex(({ name }) => name === wanted);

interface Page {
  readonly company: number;
  readonly name: string;
  readonly role?: number;
  readonly panels: readonly Panel[];
  readonly isPublished: boolean;
}

const pages: readonly Page[] = [
  {
    company: knownIds.donau,
    name: 'Einkauf und Beschaffung',
    role: roleId('Company administrator'),
    isPublished: false,
    panels: [
      text(
        '<h2>Willkommen im Serviceportal der Donau-Dampfschifffahrtsgesellschaft</h2><p>Bestellungen über 5.000 EUR gibt die Beschaffung frei. Fragen an <a href="mailto:servicedesk@donaudampf.example">servicedesk@donaudampf.example</a>.</p>',
      ),
      panel('my-services', { Width: 3 }),
      panel('my-pending-orders', { Width: 3 }),
      panel('invoices', { Width: 6 }),
      panel('recent-changes', { Width: 8 }),
      panel('support', { Width: 4 }),
    ],
  },
  {
    company: knownIds.ostsee,
    name: 'Alle Mitarbeitenden',
    isPublished: false,
    panels: [panel('your-company'), panel('new'), panel('support')],
  },
  {
    company: knownIds.sakura,
    name: '社内ポータル',
    isPublished: true,
    panels: [
      text('<h2>ようこそ</h2><p>ご質問はサポートまで。</p>'),
      panel('my-pending-orders', { Width: 4 }),
      panel('support', { Width: 8 }),
    ],
  },
  {
    company: knownIds.fensterblick,
    name: 'Betrieb',
    role: roleId('Product owner'),
    isPublished: true,
    panels: [
      text('<p>Abweichungen und fehlgeschlagene Anforderungen bitte noch am selben Tag ansehen.</p>'),
      panel('failed-provisioning'),
      panel('open-drift'),
      panel('recent-changes', { Width: 12 }),
      panel('support'),
    ],
  },
];

export async function putLandingPages(owner: Kysely<Tables>): Promise<void> {
  await insertAll(
    owner,
    'landing_page',
    pages.map(({ company, name, role, panels, isPublished }, index) => ({
      owner_company_id: company,
      name,
      audience: role === undefined ? ('Company' as const) : ('Role' as const),
      panels: JSON.stringify(panels) as never,
      published_panels: isPublished ? (JSON.stringify(panels) as never) : null,
      published_utc: isPublished ? daysAfter(now, -12) : null,
      position: index,
      changed_utc: daysAfter(now, -12),
    })),
  );
  const kept = await owner.selectFrom('landing_page').select(['landing_page_id', 'name']).execute();
  await insertAll(
    owner,
    'landing_page_role',
    pages.flatMap(({ name, role }) =>
      kept.flatMap((page) =>
        role !== undefined && page.name === name ? [{ landing_page_id: page.landing_page_id, role_id: role }] : [],
      ),
    ),
  );
}

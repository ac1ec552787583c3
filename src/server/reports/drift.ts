/** Drift: where vendors or bills differ from what runs here, found in a period. */
import { sql } from 'kysely';
import { DriftKind } from '../../../manifests/entities/Drift.ts';
import { allOf, can } from '../../define/contract/capability.ts';
import { inDeal } from '../db/in-scope.ts';
import { type Asked, inBranch, within } from '../reporting/asked.ts';
import { below, chosen, period } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';
import type { Say } from '../reporting/say.ts';

const states = (t: Say) => ({ Open: t('Open'), Mended: t('Mended') });
const choices = (t: Say) => Object.entries(states(t)).map(([Value, Label]) => ({ Value, Label }));
/** As the list of differences calls them. */
const { words } = DriftKind as unknown as { readonly words: Readonly<Record<string, string>> };
const kinds = (t: Say) => Object.entries(words).map(([Value, Label]) => ({ Value, Label: t(Label) }));

const state = sql`case when d.resolved_utc is null then 'Open' else 'Mended' end`;

const asSeen = (asked: Asked) => sql`
  from drift d left join account a on a.account_id = d.account_id
  where (${inDeal('d')} or exists (select from account o where o.account_id = d.owner_account_id and in_scope(o.path)))
    and ${within(asked, 'd.first_seen_utc')} and (${asked.path === undefined} or ${inBranch(asked, 'a.path')})
    and (${asked.choice('state')}::text is null or ${state} = ${asked.choice('state')})`;

export default report({
  title: (t) => t('Drift'),
  summary: (t) => t('Where vendors or bills differ from what runs here.'),
  group: 'Operations',
  icon: 'alert-triangle',
  // Differences of both kinds: what vendors keep, and what was billed.
  needs: allOf(can('FAILED_PROVISIONING', 'Read'), can('ONLINEBILL', 'Read')),
  parameters: [...period, below, chosen('state', (t) => t('Status'), choices)],
  columns: [
    { name: 'Account', title: (t) => t('Account'), width: 260 },
    { name: 'Kind', title: (t) => t('What differs'), kind: 'Combobox', choices: kinds, width: 260 },
    { name: 'Expected', title: (t) => t('Expected') },
    { name: 'Found', title: (t) => t('Found') },
    { name: 'State', title: (t) => t('Status'), kind: 'Status', choices },
    { name: 'FirstSeen', title: (t) => t('First seen'), kind: 'DateTimeUtc' },
    { name: 'LastSeen', title: (t) => t('Last seen'), kind: 'DateTimeUtc', hidden: true },
  ],
  order: { by: 'FirstSeen', direction: 'desc' },
  rows: (asked) => sql`
    select d.drift_id::text as "RowId", coalesce(a.display_name, '') as "Account", d.kind as "Kind", coalesce(d.expected, '') as "Expected",
      coalesce(d.found, '') as "Found", ${state} as "State", d.first_seen_utc as "FirstSeen", d.last_seen_utc as "LastSeen"
    from (select d.* ${asSeen(asked)}) d left join account a on a.account_id = d.account_id`,
  chart: {
    points: (asked) => sql`
      select to_char(d.first_seen_utc at time zone 'UTC', 'YYYY-MM') as "Month", ${state} as "Series", count(*) as "Value", null::text as "Currency", false as "IsEstimate"
      ${asSeen(asked)} group by 1, 2`,
    series: states,
  },
});

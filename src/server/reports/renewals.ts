/** Renewals ahead: subscriptions whose term ends soon, and what becomes of them then. */
import { sql } from 'kysely';
import { can } from '../../define/contract/capability.ts';
import type { Asked } from '../reporting/asked.ts';
import { ahead, below, chosen } from '../reporting/parameters.ts';
import { withPayer } from '../reporting/payers.ts';
import { report } from '../reporting/report.ts';
import type { Say } from '../reporting/say.ts';

const modes = (t: Say) => ({ Renew: t('Renews'), Terminate: t('Ends') });
const choices = (t: Say) => Object.entries(modes(t)).map(([Value, Label]) => ({ Value, Label }));

const asSeen = ({ period: { from, until }, path, choice }: Asked) =>
  sql`from terms_ending(${from}::date, ${until}::date, ${path ?? null}::text, ${choice('mode')}::text) s`;

export default report({
  title: (t) => t('Renewals ahead'),
  summary: (t) => t('Subscriptions whose term ends soon, and whether they renew.'),
  group: 'Subscriptions',
  icon: 'calendar',
  needs: can('SUBSCRIPTION', 'Read'),
  parameters: [ahead, below, chosen('mode', (t) => t('Then'), choices)],
  columns: [
    { name: 'Subscription', title: (t) => t('Subscription'), width: 260 },
    { name: 'Company', title: (t) => t('Company'), width: 240 },
    { name: 'TermEnds', title: (t) => t('Term ends'), kind: 'Date' },
    { name: 'Then', title: (t) => t('Then'), kind: 'Combobox', choices },
    { name: 'Commitment', title: (t) => t('Months of commitment'), kind: 'Number' },
    { name: 'Units', title: (t) => t('Units'), kind: 'Number', total: 'sum' },
    { name: 'NextUnits', title: (t) => t('Units from then on'), kind: 'Number' },
  ],
  order: { by: 'TermEnds', direction: 'asc' },
  rows: (asked) => sql`
    select s.account_id::text as "RowId", s.display_name as "Subscription", s.term_end_date::text as "TermEnds", s.renewal_mode as "Then",
      s.commitment_months as "Commitment", s.quantity as "Units", s.next_quantity as "NextUnits", s.account_id as "AccountId"
    ${asSeen(asked)}`,
  named: () => ({
    keys: ['AccountId'],
    columns: { Company: sql`coalesce(payer.display_name, '')` },
    joins: withPayer('q.AccountId'),
  }),
  chart: {
    points: (asked) => sql`
      select to_char(g.month, 'YYYY-MM') as "Month", g.mode as "Series", g.ending as "Value", null::text as "Currency", false as "IsEstimate"
      from (select date_trunc('month', s.term_end_date) as month, s.renewal_mode as mode, count(*) as ending ${asSeen(asked)} group by 1, 2) g`,
    series: modes,
  },
});

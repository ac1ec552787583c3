/** Provisioning by service: what was asked of vendors, how much of it failed, and how long it took. */
import { sql } from 'kysely';
import { can } from '../../define/contract/capability.ts';
import { inContext } from '../../define/in-context.ts';
import { inDeal } from '../db/in-scope.ts';
import { type Asked, inBranch, within } from '../reporting/asked.ts';
import { below, chosen, period } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';
import type { Say } from '../reporting/say.ts';

const actions = (t: Say) => [
  { Value: 'Create', Label: t('Set up') },
  { Value: 'Change', Label: t('Change') },
  { Value: 'Suspend', Label: t('Suspend') },
  { Value: 'Resume', Label: t('Resume') },
  { Value: 'Terminate', Label: t('Terminate') },
];

const outcome = sql`case when r.state in ('Failed', 'Escalated', 'RolledBack') then 'Failed' when r.state = 'Completed' then 'Completed'
  when r.state = 'Cancelled' then 'Cancelled' else 'Open' end`;

const asSeen = (asked: Asked) => sql`
  from provisioning_request r left join account b on b.account_id = r.account_id
  where ${inDeal('r')} and ${within(asked, 'r.created_utc')} and (${asked.path === undefined} or ${inBranch(asked, 'b.path')})
    and (${asked.choice('action')}::text is null or r.action = ${asked.choice('action')})`;

export default report({
  title: (t) => t(inContext('Provisioning', 'by vendors')),
  summary: (t) => t('What was asked of vendors, how much of it failed, and how long it took.'),
  group: 'Operations',
  icon: 'loader',
  needs: can('PROVISIONING_REQUEST', 'Read'),
  parameters: [...period, below, chosen('action', (t) => t('Action'), actions)],
  columns: [
    { name: 'Service', title: (t) => t('Service'), width: 280 },
    { name: 'Requests', title: (t) => t('Requests'), kind: 'Number', total: 'sum' },
    { name: 'Completed', title: (t) => t('Completed'), kind: 'Number', total: 'sum' },
    { name: 'Failed', title: (t) => t('Failed'), kind: 'Number', total: 'sum' },
    { name: 'Open', title: (t) => t('Under way'), kind: 'Number', total: 'sum' },
    { name: 'Tries', title: (t) => t('Tries'), kind: 'Number', total: 'sum' },
    { name: 'Minutes', title: (t) => t('Minutes, on average'), kind: 'Number' },
  ],
  order: { by: 'Requests', direction: 'desc' },
  rows: (asked, { language }) => sql`
    select g.service_id::text as "RowId", coalesce(service_name(sold.names, ${language}, sold.product_name), '') as "Service", g.requests as "Requests",
      g.completed as "Completed", g.failed as "Failed", g.open as "Open", g.tries as "Tries", g.minutes as "Minutes"
    from (
      select r.service_id, count(*)::integer as requests, count(*) filter (where ${outcome} = 'Completed')::integer as completed,
        count(*) filter (where ${outcome} = 'Failed')::integer as failed, count(*) filter (where ${outcome} = 'Open')::integer as open,
        sum(r.attempts_count)::integer as tries,
        round((avg(extract(epoch from r.finished_utc - r.created_utc)) filter (where r.state = 'Completed') / 60)::numeric, 1)::float8 as minutes
      ${asSeen(asked)} group by r.service_id) g
    left join lateral billed_service(g.service_id) sold on true`,
  chart: {
    points: (asked) => sql`
      select to_char(r.created_utc at time zone 'UTC', 'YYYY-MM') as "Month", ${outcome} as "Series", count(*) as "Value", null::text as "Currency", false as "IsEstimate"
      ${asSeen(asked)} group by 1, 2`,
    series: (t) => ({
      Completed: t('Completed'),
      Failed: t('Failed'),
      Cancelled: t('Cancelled'),
      Open: t('Under way'),
    }),
  },
});

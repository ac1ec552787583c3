/** Running subscriptions by service: how many there are, in how many units, and what came and went. */
import { sql } from 'kysely';
import { can } from '../../define/contract/capability.ts';
import { inScope } from '../db/in-scope.ts';
import { type Asked, inBranch, within } from '../reporting/asked.ts';
import { below, period } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';

const asSeen = (asked: Asked) => sql`
  from subscription s join account a on a.account_id = s.account_id
  where ${inScope('a.path')} and ${inBranch(asked, 'a.path')}`;

export default report({
  title: (t) => t('Running subscriptions'),
  summary: (t) => t('How many subscriptions of each service run, and how many came and went.'),
  group: 'Subscriptions',
  icon: 'box',
  needs: can('SUBSCRIPTION', 'Read'),
  parameters: [...period, below],
  columns: [
    { name: 'Service', title: (t) => t('Service'), width: 280 },
    { name: 'Running', title: (t) => t('Running'), kind: 'Number', total: 'sum' },
    { name: 'Suspended', title: (t) => t('Suspended'), kind: 'Number', total: 'sum' },
    { name: 'Units', title: (t) => t('Units'), kind: 'Number', total: 'sum' },
    { name: 'Begun', title: (t) => t('Begun in the period'), kind: 'Number', total: 'sum' },
    { name: 'Ended', title: (t) => t('Ended in the period'), kind: 'Number', total: 'sum' },
  ],
  order: { by: 'Running', direction: 'desc' },
  rows: (asked, { language }) => sql`
    select coalesce(g.service_id::text, g.product_name, '') as "RowId", coalesce(service_name(sold.names, ${language}, sold.product_name), g.product_name, '') as "Service",
      g.running as "Running", g.suspended as "Suspended", g.units as "Units", g.begun as "Begun", g.ended as "Ended"
    from (
      select s.service_id, case when s.service_id is null then a.product_name end as product_name,
        count(*) filter (where s.state = 'Active')::integer as running, count(*) filter (where s.state = 'Suspended')::integer as suspended,
        coalesce(sum(s.quantity) filter (where s.state in ('Active', 'Suspended')), 0)::integer as units,
        count(*) filter (where ${within(asked, 's.start_date')})::integer as begun,
        count(*) filter (where ${within(asked, 's.ended_date')})::integer as ended
      ${asSeen(asked)} group by 1, 2) g
    left join lateral billed_service(g.service_id) sold on true
    where g.running + g.suspended + g.begun + g.ended > 0`,
  chart: {
    points: (asked) => sql`
      select "Month", "Series", count(*) as "Value", null::text as "Currency", false as "IsEstimate" from (
        select to_char(part.day, 'YYYY-MM') as "Month", part.series as "Series"
        from (select s.start_date, s.ended_date ${asSeen(asked)}) s
        cross join lateral (values ('Begun', s.start_date), ('Ended', s.ended_date)) part (series, day)
        where ${within(asked, 'part.day')}) p
      group by 1, 2`,
    series: (t) => ({ Begun: t('Begun'), Ended: t('Ended') }),
  },
});

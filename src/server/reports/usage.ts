/** Metered usage: what was used of fees that are paid by use, by subscription. */
import { sql } from 'kysely';
import { can } from '../../define/contract/capability.ts';
import { inScope } from '../db/in-scope.ts';
import { type Asked, inBranch, within } from '../reporting/asked.ts';
import { below, period } from '../reporting/parameters.ts';
import { withPayer } from '../reporting/payers.ts';
import { report } from '../reporting/report.ts';

const asSeen = (asked: Asked) => sql`
  from usage_record u join account a on a.account_id = u.account_id
  where ${within(asked, 'u.day_date')} and ${inScope('a.path')} and ${inBranch(asked, 'a.path')}`;

export default report({
  title: (t) => t('Metered usage'),
  summary: (t) => t('What was used of fees that are paid by use, and how much of it was billed.'),
  group: 'Subscriptions',
  icon: 'bolt',
  needs: can('ONLINEBILL', 'Read'),
  parameters: [...period, below],
  columns: [
    { name: 'Subscription', title: (t) => t('Subscription'), width: 260 },
    { name: 'Company', title: (t) => t('Company'), width: 240 },
    { name: 'Fee', title: (t) => t('Fee'), width: 200 },
    { name: 'Unit', title: (t) => t('Unit') },
    { name: 'Days', title: (t) => t('Days'), kind: 'Number' },
    { name: 'Used', title: (t) => t('Used'), kind: 'Number' },
    { name: 'Billed', title: (t) => t('Billed'), kind: 'Number' },
  ],
  order: { by: 'Used', direction: 'desc' },
  rows: (asked, { language }) => sql`
    with used as (
      select a.account_id, a.display_name, u.item_id, count(distinct u.day_date)::integer as days, sum(u.quantity)::float8 as used,
        coalesce(sum(u.quantity) filter (where u.interval_id is not null), 0)::float8 as billed
      ${asSeen(asked)} group by a.account_id, a.display_name, u.item_id),
    named as (
      select i.* from (select distinct used.item_id from used) each cross join lateral item_facts(each.item_id) i)
    select g.account_id || '-' || g.item_id as "RowId", g.display_name as "Subscription", coalesce(payer.display_name, '') as "Company",
      coalesce(service_name(i.names, ${language}, null), '') as "Fee", coalesce(i.unit, '') as "Unit", g.days as "Days", g.used as "Used", g.billed as "Billed"
    from used g
    ${withPayer('g.account_id')}
    left join named i on i.item_id = g.item_id`,
  chart: {
    points: (asked, { language }) => sql`
      select g.month as "Month", coalesce(service_name(i.names, ${language}, null), '') as "Series", g.used as "Value", null::text as "Currency", false as "IsEstimate"
      from (select to_char(u.day_date, 'YYYY-MM') as month, u.item_id, sum(u.quantity) as used ${asSeen(asked)} group by 1, 2) g
      left join lateral item_facts(g.item_id) i on true`,
  },
});

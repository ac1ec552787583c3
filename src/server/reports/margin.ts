/** Margin by service: what was billed for each, and what it cost its seller (I10: for the seller and those above him alone). */
import { sql } from 'kysely';
import { allOf, can } from '../../define/contract/capability.ts';
import { billedSums, fee, marginSums, monthOf } from '../reporting/billed.ts';
import { currency, months, seller } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';

export default report({
  title: (t) => t('Margin by service'),
  summary: (t) => t('What was billed for each service, and what is left of it.'),
  group: 'Sales',
  icon: 'percentage',
  needs: allOf(
    can('ONLINEBILL', 'Read'),
    can('BILLING_SHOWPRODUCTPRICE', 'Read'),
    can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read'),
  ),
  parameters: [...months, seller, currency, fee],
  columns: [
    { name: 'Service', title: (t) => t('Service'), width: 280 },
    { name: 'Revenue', title: (t) => t('Revenue'), isMoney: true, total: 'sum' },
    { name: 'Costed', title: (t) => t('Of which the cost is known'), isMoney: true, total: 'sum', hidden: true },
    { name: 'Cost', title: (t) => t('Cost'), isMoney: true, total: 'sum' },
    { name: 'Margin', title: (t) => t('Margin'), isMoney: true, total: 'sum' },
    { name: 'MarginPercent', title: (t) => t('Margin, percent'), kind: 'Percent', width: 150 },
  ],
  order: { by: 'Margin', direction: 'desc' },
  rows: (asked, context) => sql`
    select s.service_id || '-' || s.currency as "RowId", s.currency as "Currency",
      case when s.service_id = 0 then ${context.text('Custom charges')}::text else coalesce(service_name(sold.names, ${context.language}, sold.product_name), '') end as "Service",
      s.amount as "Revenue", s.costed as "Costed", s.cost as "Cost", s.costed - s.cost as "Margin",
      case when s.costed <> 0 then round(100 * (s.costed - s.cost) / s.costed, 1)::float8 end as "MarginPercent"
    from (
      select b.service_id, b.currency, b.amount, c.costed, c.cost
      from (select service_id, currency, sum(amount) as amount from (${billedSums(asked)}) s group by 1, 2) b
      left join (select service_id, currency, sum(costed) as costed, sum(cost) as cost from (${marginSums(asked)}) s group by 1, 2) c
        on c.service_id = b.service_id and c.currency = b.currency) s
    left join lateral billed_service(s.service_id) sold on true`,
  chart: {
    points: (asked) => sql`
      select ${monthOf('c.interval_id')} as "Month", part.series as "Series", part.value as "Value", c.currency as "Currency", false as "IsEstimate"
      from (select interval_id, currency, sum(cost) as cost, sum(costed - cost) as margin from (${marginSums(asked)}) s group by 1, 2) c
      cross join lateral (values ('Cost', c.cost), ('Margin', c.margin)) part (series, value) where part.value is not null`,
    series: (t) => ({ Cost: t('Cost'), Margin: t('Margin') }),
  },
});

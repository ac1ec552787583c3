/** Margin by service: what was billed for each, and what it cost its seller (I10: for the seller and those above him alone). */
import { sql } from 'kysely';
import { allOf, can } from '../../define/contract/capability.ts';
import { billedLines, fee, monthOf, paidLines } from '../reporting/billed.ts';
import { currency, months, seller } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';

const costed = (asked: Parameters<typeof billedLines>[0]) => sql`
  select b.service_id, b.interval_id, b.currency, b.amount, paid.amount as cost
  from (${billedLines(asked)}) b
  left join (${paidLines(asked)}) paid on paid.span_id = b.span_id and paid.interval_id = b.interval_id and paid.kind = b.kind
    and paid.covers = b.covers and paid.currency = b.currency`;

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
    select coalesce(s.service_id, 0) || '-' || s.currency as "RowId", s.currency as "Currency",
      case when s.service_id is null then ${context.text('Custom charges')}::text else coalesce(service_name(sold.names, ${context.language}, sold.product_name), '') end as "Service",
      s.amount as "Revenue", s.costed as "Costed", s.cost as "Cost", s.costed - s.cost as "Margin",
      case when s.costed <> 0 then round(100 * (s.costed - s.cost) / s.costed, 1)::float8 end as "MarginPercent"
    from (
      select c.service_id, c.currency, sum(c.amount) as amount, sum(c.amount) filter (where c.cost is not null) as costed, sum(c.cost) as cost
      from (${costed(asked)}) c group by c.service_id, c.currency) s
    left join lateral billed_service(s.service_id) sold on true`,
  chart: {
    points: (asked) => sql`
      select ${monthOf('c.interval_id')} as "Month", part.series as "Series", part.value as "Value", c.currency as "Currency", false as "IsEstimate"
      from (select interval_id, currency, sum(cost) as cost, sum(amount - cost) as margin from (${costed(asked)}) c group by interval_id, currency) c
      cross join lateral (values ('Cost', c.cost), ('Margin', c.margin)) part (series, value) where part.value is not null`,
    series: (t) => ({ Cost: t('Cost'), Margin: t('Margin') }),
  },
});

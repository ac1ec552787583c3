/** Revenue by month: what all customers were billed together. */
import { sql } from 'kysely';
import { allOf, can } from '../../define/contract/capability.ts';
import { billedSums, fee, feeNames, monthOf, revenuePoints } from '../reporting/billed.ts';
import { currency, months, seller } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';

export default report({
  title: (t) => t('Revenue by month'),
  summary: (t) => t('What all customers were billed for each month, without tax.'),
  group: 'Sales',
  icon: 'chart-bar',
  needs: allOf(can('ONLINEBILL', 'Read'), can('BILLING_SHOWPRODUCTPRICE', 'Read')),
  parameters: [...months, seller, currency, fee],
  columns: [
    { name: 'Month', title: (t) => t('Month'), width: 140 },
    { name: 'Customers', title: (t) => t('Customers'), kind: 'Number' },
    { name: 'Monthly', title: (t) => t('Monthly'), isMoney: true, total: 'sum' },
    { name: 'Yearly', title: (t) => t('Yearly, prepaid'), isMoney: true, total: 'sum' },
    { name: 'OneTime', title: (t) => t('One-time'), isMoney: true, total: 'sum' },
    { name: 'Revenue', title: (t) => t('Revenue'), isMoney: true, total: 'sum' },
  ],
  order: { by: 'Month', direction: 'desc' },
  rows: (asked) => sql`
    select ${monthOf('b.interval_id')} || '-' || b.currency as "RowId", ${monthOf('b.interval_id')} as "Month", b.currency as "Currency",
      count(distinct b.buyer)::integer as "Customers",
      coalesce(sum(b.amount) filter (where b.fee = 'Monthly'), 0) as "Monthly",
      coalesce(sum(b.amount) filter (where b.fee = 'Yearly'), 0) as "Yearly",
      coalesce(sum(b.amount) filter (where b.fee = 'OneTime'), 0) as "OneTime", sum(b.amount) as "Revenue"
    from (${billedSums(asked)}) b group by b.interval_id, b.currency`,
  chart: { points: (asked) => revenuePoints(asked), series: feeNames },
});

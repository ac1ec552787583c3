/** Revenue by customer: what each was billed, by how it is paid. */
import { sql } from 'kysely';
import { allOf, can } from '../../define/contract/capability.ts';
import { billedName, billedSums, fee, feeNames, revenuePoints } from '../reporting/billed.ts';
import { currency, months, seller } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';

export default report({
  title: (t) => t('Revenue by customer'),
  summary: (t) => t('What each customer was billed, without tax.'),
  group: 'Sales',
  icon: 'chart-bar',
  needs: allOf(can('ONLINEBILL', 'Read'), can('BILLING_SHOWPRODUCTPRICE', 'Read')),
  parameters: [...months, seller, currency, fee],
  columns: [
    { name: 'Customer', title: (t) => t('Customer'), width: 280 },
    { name: 'Monthly', title: (t) => t('Monthly'), isMoney: true, total: 'sum' },
    { name: 'Yearly', title: (t) => t('Yearly, prepaid'), isMoney: true, total: 'sum' },
    { name: 'OneTime', title: (t) => t('One-time'), isMoney: true, total: 'sum' },
    { name: 'Revenue', title: (t) => t('Revenue'), isMoney: true, total: 'sum' },
  ],
  order: { by: 'Revenue', direction: 'desc' },
  rows: (asked) => sql`
    select s.buyer || '-' || s.currency as "RowId", coalesce(a.display_name, ${billedName(asked, 's.buyer')}, '') as "Customer", s.currency as "Currency",
      s.monthly as "Monthly", s.yearly as "Yearly", s.one_time as "OneTime", s.amount as "Revenue"
    from (
      select b.buyer, b.currency, sum(b.amount) as amount,
        coalesce(sum(b.amount) filter (where b.fee = 'Monthly'), 0) as monthly,
        coalesce(sum(b.amount) filter (where b.fee = 'Yearly'), 0) as yearly,
        coalesce(sum(b.amount) filter (where b.fee = 'OneTime'), 0) as one_time
      from (${billedSums(asked)}) b group by b.buyer, b.currency) s
    left join account a on a.account_id = s.buyer`,
  chart: { points: (asked) => revenuePoints(asked), series: feeNames },
});

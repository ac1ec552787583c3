/** Orders and decisions: what was asked for, who decided, and how long it took. */
import { sql } from 'kysely';
import { can } from '../../define/contract/capability.ts';
import { inContext } from '../../define/in-context.ts';
import type { Asked } from '../reporting/asked.ts';
import { below, chosen, currency, period } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';
import type { Say } from '../reporting/say.ts';

const states = (t: Say) => ({
  Pending: t('Pending'),
  Approved: t('Approved'),
  Rejected: t(inContext('Declined', 'of an order')),
  Cancelled: t('Cancelled'),
});
const choices = (t: Say) => Object.entries(states(t)).map(([Value, Label]) => ({ Value, Label }));

const asOrdered = ({ period: { from, until }, path, choice }: Asked) =>
  sql`(${from}::date, ${until}::date, ${path ?? null}::text, ${choice('state')}::text)`;

export default report({
  title: (t) => t('Orders and decisions'),
  summary: (t) => t('What was ordered, who decided, and how long it took.'),
  group: 'Sales',
  icon: 'shopping-cart',
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  parameters: [...period, below, chosen('state', (t) => t('Status'), choices), currency],
  columns: [
    { name: 'Order', title: (t) => t('Order'), kind: 'Identifier', width: 110 },
    { name: 'Customer', title: (t) => t('Customer'), width: 180 },
    { name: 'Submitted', title: (t) => t('Ordered'), kind: 'DateTimeUtc' },
    { name: 'State', title: (t) => t('Status'), kind: 'Status', choices },
    // So many hours after it was ordered, as the column behind says.
    { name: 'Decided', title: (t) => t('Decided'), kind: 'DateTimeUtc', hidden: true },
    { name: 'DecidedBy', title: (t) => t('Decided by'), width: 200 },
    { name: 'Hours', title: (t) => t('Hours until then'), kind: 'Number' },
    {
      name: 'Value',
      title: (t) => t('Order value'),
      isMoney: true,
      total: 'sum',
      needs: can('BILLING_SHOWPRODUCTPRICE', 'Read'),
    },
  ],
  order: { by: 'Submitted', direction: 'desc' },
  rows: (asked) => sql`
    select o.order_id::text as "RowId", 'O-' || o.order_id as "Order", o.submitted_utc as "Submitted", o.state as "State", o.order_value as "Value",
      o.currency as "Currency", o.order_id as "OrderId", o.buyer_account_id as "BuyerId"
    from orders_of_sellers${asOrdered(asked)} o`,
  named: () => ({
    keys: ['OrderId', 'BuyerId'],
    columns: {
      Customer: sql`coalesce(buyer.display_name, '')`,
      Decided: sql`to_char(d.at_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      DecidedBy: sql`coalesce(who.display_name, '')`,
      Hours: sql`round(extract(epoch from d.at_utc - q."Submitted") / 3600, 1)::float8`,
    },
    joins: sql`
      left join account buyer on buyer.account_id = q."BuyerId"
      left join order_decision d on d.order_id = q."OrderId"
      left join account who on who.account_id = d.by_account_id`,
  }),
  chart: {
    points: (asked) => sql`
      select o.month as "Month", o.state as "Series", o.orders as "Value", null::text as "Currency", false as "IsEstimate"
      from orders_by_month${asOrdered(asked)} o`,
    series: states,
  },
});

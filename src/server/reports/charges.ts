/** Custom charges: what sellers of the branch have added to invoices by hand. */
import { sql } from 'kysely';
import { allOf, can } from '../../define/contract/capability.ts';
import { inDeal, ofSellerInScope } from '../db/in-scope.ts';
import { type Asked, inBranch, within } from '../reporting/asked.ts';
import { below, chosen, currency, period } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';
import type { Say } from '../reporting/say.ts';

const states = (t: Say) => ({ PendingBilling: t('Waits for its bill'), Billed: t('Billed') });
const choices = (t: Say) => Object.entries(states(t)).map(([Value, Label]) => ({ Value, Label }));

const asSeen = (asked: Asked) => sql`
  from custom_charge c left join account b on b.account_id = c.buyer_account_id
  where ${ofSellerInScope('c.seller_account_id')} and ${inDeal('c')} and ${within(asked, 'c.created_utc')}
    and (${asked.path === undefined} or ${inBranch(asked, 'b.path')})
    and (${asked.choice('state')}::text is null or c.state = ${asked.choice('state')})`;

export default report({
  title: (t) => t('Custom charges'),
  summary: (t) => t('What was added to invoices by hand, and what it cost.'),
  group: 'Subscriptions',
  icon: 'pencil',
  needs: allOf(can('CUSTOM_CHARGE_COMPANY', 'Read'), can('CUSTOM_CHARGE_RESELLER', 'Read')),
  parameters: [...period, below, chosen('state', (t) => t('Status'), choices), currency],
  columns: [
    { name: 'Charge', title: (t) => t('Charge'), width: 260 },
    { name: 'Customer', title: (t) => t('Customer'), width: 240 },
    { name: 'Seller', title: (t) => t('Seller'), width: 220, hidden: true },
    { name: 'Added', title: (t) => t('Added'), kind: 'DateTimeUtc' },
    { name: 'State', title: (t) => t('Status'), kind: 'Status', choices },
    { name: 'Cost', title: (t) => t('Cost'), isMoney: true, total: 'sum', needs: can('CUSTOM_CHARGE_COST', 'Read') },
    { name: 'Amount', title: (t) => t('Amount'), isMoney: true, total: 'sum' },
  ],
  order: { by: 'Added', direction: 'desc' },
  rows: (asked) => sql`
    select c.custom_charge_id::text as "RowId", c.name as "Charge", c.created_utc as "Added", c.state as "State", own.cost as "Cost",
      c.amount as "Amount", c.currency::text as "Currency", c.buyer_account_id as "BuyerId", c.seller_account_id as "SellerId"
    from (select c.* ${asSeen(asked)}) c
    left join custom_charge_cost own on own.custom_charge_id = c.custom_charge_id and ${ofSellerInScope('own.seller_account_id')}`,
  named: () => ({
    keys: ['BuyerId', 'SellerId'],
    columns: { Customer: sql`coalesce(buyer.display_name, '')`, Seller: sql`coalesce(seller.display_name, '')` },
    joins: sql`
      left join account buyer on buyer.account_id = q."BuyerId"
      left join account seller on seller.account_id = q."SellerId"`,
  }),
  chart: {
    points: (asked) => sql`
      select to_char(c.created_utc at time zone 'UTC', 'YYYY-MM') as "Month", c.state as "Series", sum(c.amount) as "Value", c.currency::text as "Currency", false as "IsEstimate"
      ${asSeen(asked)} group by 1, 2, 4`,
    series: states,
  },
});

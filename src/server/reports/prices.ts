/** Price changes: what became dearer or cheaper in the pricelists of the branch. */
import { sql } from 'kysely';
import { allOf, can } from '../../define/contract/capability.ts';
import { inContext } from '../../define/in-context.ts';
import { type Asked, within } from '../reporting/asked.ts';
import { currency, period } from '../reporting/parameters.ts';
import { report } from '../reporting/report.ts';

/** Of the pricelists that the branch owns: who buys from one reads no prices that come. */
const changed = (asked: Asked) => sql`
  select p.price_id, p.marketplace_id, p.item_id, p.min_quantity, p.amount, p.valid_from_date, before.amount as before, m.currency::text as currency, m.name
  from price p
  join marketplace m on m.marketplace_id = p.marketplace_id
  join lateral (
    select old.amount from price old where old.marketplace_id = p.marketplace_id and old.item_id = p.item_id and old.min_quantity = p.min_quantity
      and old.valid_from_date < p.valid_from_date order by old.valid_from_date desc limit 1) before on before.amount <> p.amount
  where p.marketplace_id in (select unnest(scope_own_marketplaces())) and ${within(asked, 'p.valid_from_date')}`;

export default report({
  title: (t) => t('Price changes'),
  summary: (t) => t('What became dearer or cheaper in your pricelists.'),
  group: 'Sales',
  icon: 'file-text',
  needs: allOf(can('MARKETPLACE', 'Update'), can('BILLING_SHOWPRODUCTPRICE', 'Read')),
  parameters: [...period, currency],
  columns: [
    { name: 'Service', title: (t) => t('Service'), width: 260 },
    { name: 'Fee', title: (t) => t('Fee'), width: 200 },
    { name: 'Pricelist', title: (t) => t('Pricelist'), width: 220 },
    { name: 'Quantity', title: (t) => t('From quantity'), kind: 'Number' },
    { name: 'From', title: (t) => t('Valid from'), kind: 'Date' },
    { name: 'Before', title: (t) => t('Before'), isMoney: true },
    { name: 'Price', title: (t) => t('Price'), isMoney: true },
    { name: 'Change', title: (t) => t(inContext('Change', 'of a price')), kind: 'Percent' },
  ],
  order: { by: 'From', direction: 'desc' },
  rows: (asked, { language }) => sql`
    select c.price_id::text as "RowId", coalesce(service_name(sold.names, ${language}, sold.product_name), '') as "Service",
      coalesce(service_name(i.names, ${language}, null), '') as "Fee", c.name as "Pricelist", c.min_quantity as "Quantity", c.valid_from_date::text as "From",
      c.before as "Before", c.amount as "Price", case when c.before <> 0 then round(100 * (c.amount - c.before) / c.before, 1)::float8 end as "Change", c.currency as "Currency"
    from (${changed(asked)}) c
    join item i on i.item_id = c.item_id
    left join lateral billed_service(i.service_id) sold on true`,
  chart: {
    points: (asked) => sql`
      select to_char(c.valid_from_date, 'YYYY-MM') as "Month", case when c.amount > c.before then 'Dearer' else 'Cheaper' end as "Series", count(*) as "Value",
        null::text as "Currency", false as "IsEstimate"
      from (${changed(asked)}) c group by 1, 2`,
    series: (t) => ({ Dearer: t('Dearer'), Cheaper: t('Cheaper') }),
  },
});

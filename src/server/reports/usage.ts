/** Metered usage: what was used of fees that are paid by use, by subscription. */
import { sql } from 'kysely';
import { can } from '../../define/contract/capability.ts';
import { below, period } from '../reporting/parameters.ts';
import { withPayer } from '../reporting/payers.ts';
import { report } from '../reporting/report.ts';

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
  rows: ({ period: { from, until }, path = null }) => sql`
    select g.account_id || '-' || g.item_id as "RowId", g.days as "Days", g.used as "Used", g.billed as "Billed",
      g.account_id as "AccountId", g.item_id as "ItemId"
    from use_by_fee(${from}::date, ${until}::date, ${path}::text) g`,
  named: ({ language }) => ({
    keys: ['AccountId', 'ItemId'],
    columns: {
      Subscription: sql`coalesce(own.display_name, '')`,
      Company: sql`coalesce(payer.display_name, '')`,
      Fee: sql`coalesce(service_name(i.names, ${language}, null), '')`,
      Unit: sql`coalesce(i.unit, '')`,
    },
    joins: sql`${withPayer('q.AccountId')}
      left join lateral item_facts(q."ItemId") i on true`,
  }),
  chart: {
    points: ({ period: { from, until }, path = null }, { language }) => sql`
      select g.month as "Month", coalesce(service_name(i.names, ${language}, null), '') as "Series", g.used as "Value", null::text as "Currency", false as "IsEstimate"
      from use_by_month(${from}::date, ${until}::date, ${path}::text) g
      left join lateral item_facts(g.item_id) i on true`,
  },
});

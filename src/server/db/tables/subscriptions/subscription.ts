/** The commercial side of product accounts: what was ordered, for how long, and how it is doing. No price stands here. */
import type { Generated } from 'kysely';
import type { subscriptionMachine } from '../../../../rules/machines/subscription.ts';
import { type TableRules, withAccount } from '../../table.ts';

export interface SubscriptionTable {
  account_id: number;
  /** null: of a product that stands in no catalogue. */
  service_id: number | null;
  commitment_months: number;
  billing: 'Monthly' | 'YearlyPrepaid';
  quantity: number;
  /** What it is from the next term on. */
  next_quantity: number | null;
  state: Generated<(typeof subscriptionMachine.states)[number]>;
  start_date: Date | null;
  term_start_date: Date | null;
  /** The first day of the next term; null: it goes on from month to month. */
  term_end_date: Date | null;
  lock_end_date: Date | null;
  renewal_mode: Generated<'Renew' | 'Terminate'>;
  protected_until_date: Date | null;
  /** What the vendor calls it. */
  vendor_reference: string | null;
  connector_id: number | null;
  first_order_line_id: number | null;
  from_account_id: number | null;
  ended_date: Date | null;
  end_cause: string | null;
}

declare module '../../tables.ts' {
  interface Tables {
    subscription: SubscriptionTable;
  }
}

/** What its sellers ask by themselves, of all of its fees. */
const ownPrices = `coalesce((
  select string_agg(p.tier_price_id || ' ' || p.xmin::text, ',' order by p.tier_price_id) from tier_price p join sale_tier t using (tier_id)
  where t.account_id = subscription.account_id and p.kind = 'Custom'), '-')`;

export default {
  name: 'subscription',
  record: { name: 'SubscriptionPrices', id: 'account_id', mark: ownPrices },
  grant: 'select, update (renewal_mode)',
  visible: withAccount('subscription.account_id'),
} satisfies TableRules;

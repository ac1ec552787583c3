/** Subscriptions of the demo world that vendors know, or should: with their parties, and where they stand at the vendor. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { type Temper, tempers } from '../../vendor/tempers.ts';
import { knownIds } from '../accounts/account.ts';
import { vendors } from '../catalogue/vendors.ts';
import { random } from '../random.ts';

interface DealRow {
  readonly account_id: number;
  readonly service_id: number;
  readonly product_name: string;
  readonly vendor_sku: string;
  readonly connector_id: number;
  /** Of the vendor's people; null: all goes to his server. */
  readonly by_hand_id: number | null;
  readonly slug: string;
  readonly state: 'Active' | 'Suspended' | 'Ended' | 'Failed' | 'Provisioning';
  readonly billing: 'Monthly' | 'YearlyPrepaid';
  readonly quantity: number;
  readonly buyer: number;
  readonly seller: number;
  readonly company: number;
  /** Who could have asked; null: nobody works there. */
  readonly person: number | null;
  /** null: it is older than orders are. */
  readonly order_line_id: number | null;
  readonly begun: Date;
  readonly ended: Date | null;
}

export interface Deal extends DealRow {
  readonly temper: Temper;
  /** As the vendor calls it, once he has set it up. */
  readonly reference: string;
}

/** Of vendors' servers, in the order of their accounts; not those that were grown, nor those that are only ordered. */
export async function vendorDeals(owner: Kysely<Tables>): Promise<readonly Deal[]> {
  const { rows } = await sql<DealRow>`
    select s.account_id, s.service_id, v.product_name, v.vendor_sku, s.connector_id, s.state, s.billing, s.quantity,
      substring(c.url from '^https://provisioning[.]([a-z-]+)[.]') as slug,
      (select min(hand.connector_id) from connector hand where hand.owner_account_id = c.owner_account_id and hand.kind = 'Manual') as by_hand_id,
      p.account_id as buyer, coalesce(p.parent_account_id, p.account_id) as seller, (company_of(s.account_id)).account_id as company,
      case p.account_id when ${knownIds.donau}::bigint then ${knownIds.admin}::bigint
        else (select u.account_id from account u where u.path ^@ p.path and u.account_type = 'User' order by u.account_id limit 1) end as person,
      l.order_line_id, s.start_date + time '07:30' at time zone 'UTC' as begun, a.terminated_utc as ended
    from subscription s
    join account a using (account_id)
    join service v using (service_id)
    join connector c on c.connector_id = s.connector_id
    join account p on p.account_id = payer_of(s.account_id)
    left join order_line l on l.account_id = s.account_id and l.action = 'Create'
    where s.account_id < 1000000 and s.state <> 'Ordered' and s.start_date is not null and not v.is_bundle and c.kind = 'Webhook'
    order by s.account_id`.execute(owner);
  return rows.map((row) => ({ ...row, temper: temperOf(row.slug), reference: referenceOf(row) }));
}

const temperOf = (slug: string): Temper =>
  tempers[vendors.findIndex(({ domain }) => domain === `${slug}.example`) % tempers.length] ?? 'prompt';

const referenceOf = ({ slug, account_id }: DealRow): string =>
  `${slug.slice(0, 3)}-${random(`reference ${account_id}`).hex(10)}`;

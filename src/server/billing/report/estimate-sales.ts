/** What the month that goes on will cost for some subscriptions, in each of their sales that the session sees and that is not billed yet. */
import { sql } from 'kysely';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { IntervalId } from '../../../rules/billing/interval.ts';
import { endOf, firstDayOf } from '../../../rules/billing/interval.ts';
import { inDeal } from '../../db/in-scope.ts';
import type { BilledLine } from '../lines.ts';
import { estimatedFees } from './estimate.ts';

export interface EstimatedSale {
  readonly seller: string;
  readonly buyer: string;
  readonly currency: string;
  readonly lines: readonly BilledLine[];
}

export async function estimateOfSales(
  context: CallContext,
  accounts: readonly number[],
  interval: IntervalId,
): Promise<readonly EstimatedSale[]> {
  const { rows } = await sql<{ seller: number; buyer: number; seller_name: string; buyer_name: string }>`
    select distinct t.seller_account_id as seller, t.buyer_account_id as buyer, named.seller_name, named.buyer_name, min(t.position) as position
    from sale_tier t cross join lateral sale_names(t.tier_id) named
    where ${inDeal('t')} and t.account_id = any (${accounts}::bigint[]) and t.from_date < ${endOf(interval)}::date
      and (t.to_date is null or t.to_date > ${firstDayOf(interval)}::date)
      and not exists (select from invoice i where i.kind = 'Invoice' and i.state = 'Final' and i.interval_id = ${interval}
        and i.seller_account_id = t.seller_account_id and i.buyer_account_id = t.buyer_account_id)
    group by 1, 2, 3, 4 order by position`.execute(context.db);
  const sales: EstimatedSale[] = [];
  for (const { seller, buyer, seller_name, buyer_name } of rows) {
    const { lines } = await estimatedFees(context, seller, [buyer], interval);
    const own = lines.filter(({ sold }) => accounts.includes(sold.accountId));
    const [first] = own;
    if (first) sales.push({ seller: seller_name, buyer: buyer_name, currency: first.sold.currency, lines: own });
  }
  return sales;
}

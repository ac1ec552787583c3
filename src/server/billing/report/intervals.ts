/** The months of an account's bills: from its first line on to the one that goes on, the newest first. */
import { sql } from 'kysely';
import type GetIntervals from '../../../../manifests/operations/Account/GetIntervals.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf } from '../../../define/contract/operation.ts';
import { cutOffOf, endOf, firstDayOf, type IntervalId, intervalAfter } from '../../../rules/billing/interval.ts';
import { dayAfter } from '../../../rules/billing/period.ts';
import { inDeal } from '../../db/in-scope.ts';
import { openInterval } from '../clock.ts';
import { billAccount, seesOfBills } from './asked.ts';
import { localeOf } from './bill-row.ts';

export async function billIntervals(context: CallContext, accountId: number): Promise<DataOf<typeof GetIntervals>> {
  const { payer, productId, sellers, currency } = await billAccount(context, accountId);
  const wanted = seesOfBills(context).indirect ? [...sellers] : [];
  const { rows } = await sql<{ first: number | null }>`
    select min(l.interval_id) as first from ${sql.table(productId === undefined ? 'invoice_sum' : 'invoice_line')} l
    where ${inDeal('l')} and (l.buyer_account_id = ${payer} or l.seller_account_id = any (${wanted}::bigint[]))
      ${productId === undefined ? sql`` : sql`and l.account_id = ${productId}`}`.execute(context.db);
  const now = await openInterval(context.db);
  const first = Math.min(rows[0]?.first ?? now, now);
  const months: IntervalId[] = [];
  for (let each = now; each >= first; each = intervalAfter(each, -1)) months.push(each);
  return months.map((interval) => ({
    IntervalId: interval,
    From: firstDayOf(interval),
    To: dayAfter(endOf(interval), -1),
    Label: monthName(context, interval),
    IsOpen: interval === now,
    ...(interval === now && { Notice: openNotice(context, interval) }),
    ...(currency !== undefined && { Currency: currency }),
  }));
}

const monthName = (context: CallContext, interval: IntervalId): string =>
  new Intl.DateTimeFormat(localeOf(context), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${firstDayOf(interval)}T00:00:00Z`),
  );

const openNotice = (context: CallContext, interval: IntervalId): string =>
  context.text('This month goes on: amounts are an estimate. It is billed on {when} UTC.', {
    when: new Intl.DateTimeFormat(localeOf(context), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(cutOffOf(interval)),
  });

/** What a seller has billed: sums of months, what these cost him, and what the month that goes on will come to. */
import { type RawBuilder, sql } from 'kysely';
import { intervalAfter } from '../../rules/billing/interval.ts';
import { inDeal, ofSellerInScope } from '../db/in-scope.ts';
import type { Asked } from './asked.ts';
import { chosen } from './parameters.ts';
import type { Choice, Say } from './say.ts';

export const feeNames = (t: Say): Readonly<Record<string, string>> => ({
  Monthly: t('Monthly'),
  Yearly: t('Yearly, prepaid'),
  OneTime: t('One-time'),
});

const feeChoices = (t: Say): readonly Choice[] =>
  Object.entries(feeNames(t)).map(([Value, Label]) => ({ Value, Label }));

export const fee = chosen('fee', (t) => t('Fee type'), feeChoices);

/** Kept sums of these months are older than their lines, which are read instead. */
const open = ({ open: months }: Asked): RawBuilder<unknown> => sql`${[...months]}::integer[]`;

const kept = (asked: Asked): RawBuilder<boolean> => sql<boolean>`(s.seller_account_id = ${asked.seller}
  and s.interval_id between ${asked.first} and ${asked.last} and s.interval_id <> all (${open(asked)}) and ${ofFee(asked)})`;

const ofFee = (asked: Asked): RawBuilder<boolean> =>
  sql<boolean>`(${asked.choice('fee')}::text is null or s.fee = ${asked.choice('fee')})`;

/** What each buyer was billed in a month for a service, by how it is paid. */
export const billedSums = (asked: Asked): RawBuilder<object> => sql<object>`
  select s.buyer_account_id as buyer, s.service_id, s.interval_id::integer as interval_id, s.currency::text as currency, s.fee, s.net as amount
  from revenue_month s where ${kept(asked)} and ${inDeal('s')}
  union all
  select s.buyer_account_id, s.service_id, s.interval_id, s.currency, s.fee, s.net
  from revenue_of(${asked.seller}, ${open(asked)}) s where ${ofFee(asked)}`;

/** What the seller has paid for it himself, and for how much of it that is known; what he paid to somebody out of sight he alone sees. */
export const marginSums = (asked: Asked): RawBuilder<object> => sql<object>`
  select s.service_id, s.interval_id::integer as interval_id, s.currency::text as currency, s.costed, s.cost
  from margin_month s where ${kept(asked)} and ${ofSellerInScope('s.seller_account_id')}
    and (${ofSellerInScope('s.paid_account_id')} or s.seller_account_id = (select scope_account()))
  union all
  select s.service_id, s.interval_id, s.currency, s.costed, s.cost
  from margin_of(${asked.seller}, ${open(asked)}) s where ${ofFee(asked)}`;

/** What his bills call a buyer, who may be out of sight by now. @param buyer the column that holds his account. */
export const billedName = (asked: Asked, buyer: string): RawBuilder<string | null> => sql<string | null>`(
  select min(i.buyer_data ->> 'name') from invoice i
  where i.seller_account_id = ${asked.seller} and i.buyer_account_id = ${sql.ref(buyer)} and i.interval_id between ${asked.first} and ${asked.last}
    and i.state = 'Final' and ${inDeal('i')})`;

/** 202611 as '2026-11'. */
export const monthOf = (interval: string): RawBuilder<string> =>
  sql<string>`overlay(${sql.ref(interval)}::text placing '-' from 5 for 0)`;

/** By months and how it is paid; of the month that goes on, as long as it was not billed, what the month before was billed for and still runs. */
export const revenuePoints = (asked: Asked): RawBuilder<object> => {
  const billed = sql`
    select ${monthOf('b.interval_id')} as "Month", b.fee as "Series", b.amount as "Value", b.currency as "Currency", false as "IsEstimate"
    from (select s.interval_id, s.fee, s.currency, sum(s.amount) as amount from (${billedSums(asked)}) s group by 1, 2, 3) b`;
  const isPaidMonthly = asked.choice('fee') === null || asked.choice('fee') === 'Monthly';
  if (asked.last < asked.now || asked.first > asked.now || !isPaidMonthly) return sql<object>`${billed}`;
  return sql<object>`${billed}
    union all
    select ${`${String(asked.now).slice(0, 4)}-${String(asked.now).slice(4)}`}, 'Monthly', e.amount, e.currency, true
    from estimate_of(${asked.seller}, ${intervalAfter(asked.now, -1)}::integer, ${asked.now}::integer) e`;
};

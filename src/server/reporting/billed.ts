/** What a seller has billed: lines of final invoices and credit notes, and what the month that goes on will come to. */
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

const feeOf = sql`case when l.months = 12 then 'Yearly' when l.months = 1 or l.kind = 'Usage' then 'Monthly' else 'OneTime' end`;

interface BilledLine {
  readonly buyer: number;
}

/** One row for each line, with `fee`, `currency`, and the month that it was billed for. */
export const billedLines = (
  asked: Asked,
  first = asked.first,
  last = asked.last,
): RawBuilder<BilledLine> => sql<BilledLine>`
  select l.invoice_line_id, l.buyer_account_id as buyer, l.seller_account_id, l.service_id, l.span_id, l.kind, l.covers, l.account_id, l.months,
    l.interval_id, l.amount, l.custom_charge_id, i.currency::text as currency, i.buyer_data ->> 'name' as buyer_name, ${feeOf} as fee
  from invoice_line l join invoice i on i.invoice_id = l.invoice_id and i.state = 'Final'
  where l.seller_account_id = ${asked.seller} and l.interval_id between ${first} and ${last} and ${inDeal('l')}
    and (${asked.choice('fee')}::text is null or ${feeOf} = ${asked.choice('fee')})`;

/** 202611 as '2026-11'. */
export const monthOf = (interval: string): RawBuilder<string> =>
  sql<string>`overlay(${sql.ref(interval)}::text placing '-' from 5 for 0)`;

/** By months and how it is paid; of the month that goes on, as long as it was not billed, what the month before was billed for and still runs. */
export const revenuePoints = (asked: Asked): RawBuilder<object> => {
  const billed = sql`
    select ${monthOf('b.interval_id')} as "Month", b.fee as "Series", b.amount as "Value", b.currency as "Currency", false as "IsEstimate"
    from (select l.interval_id, l.fee, l.currency, sum(l.amount) as amount from (${billedLines(asked)}) l group by 1, 2, 3) b`;
  if (asked.last < asked.now || asked.first > asked.now) return sql<object>`${billed}`;
  const before = intervalAfter(asked.now, -1);
  return sql<object>`${billed}
    union all
    select ${`${String(asked.now).slice(0, 4)}-${String(asked.now).slice(4)}`}, b.fee, b.amount, b.currency, true
    from (${billedLines(asked, before, before)}) b join subscription s on s.account_id = b.account_id and s.state in ('Active', 'Suspended')
    where b.kind = 'Recurring' and b.months = 1 and not exists (
      select from invoice n where n.seller_account_id = b.seller_account_id and n.buyer_account_id = b.buyer and n.interval_id = ${asked.now} and n.state = 'Final')`;
};

/** What a seller has paid for his lines himself: the line of the sale above, in the same currency; called `paid`, by `span_id`, `interval_id`, `kind`, `covers`, `currency`. */
export const paidLines = (asked: Asked): RawBuilder<unknown> => sql`
  select l.span_id, l.interval_id, l.kind, l.covers, i.currency::text as currency, sum(l.amount) as amount
  from invoice_line l join invoice i on i.invoice_id = l.invoice_id and i.state = 'Final'
  where l.buyer_account_id = ${asked.seller} and ${ofSellerInScope('l.buyer_account_id')}
    and l.interval_id between ${asked.first} and ${asked.last} and ${inDeal('l')} and l.span_id is not null
  group by 1, 2, 3, 4, 5`;

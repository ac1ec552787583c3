/** Custom charges of the demo world: what sellers have added to invoices by hand, of two years and of the month that goes on. */
import { type Kysely, sql } from 'kysely';
import { cutOffOf, type IntervalId, intervalAfter } from '../../../../rules/billing/interval.ts';
import { decimalsOf } from '../../../../rules/prices/currency-digits.ts';
import type { Tables } from '../../../db/tables.ts';
import { knownIds } from '../accounts/account.ts';
import { daysAfter, now } from '../dates.ts';
import { random } from '../random.ts';

interface Charge {
  readonly buyer: number;
  readonly name: string;
  readonly description?: string;
  readonly amount: number;
  readonly cost?: number;
  readonly made: Date;
}

/** Of the month that goes on. */
const pending: readonly (Omit<Charge, 'made'> & { readonly days: number })[] = [
  {
    buyer: knownIds.donau,
    name: 'Einrichtungspauschale vor Ort',
    description: 'Zwei Techniker, ein halber Tag, Hafenbüro.',
    amount: 370,
    cost: 288.6,
    days: 8,
  },
  { buyer: knownIds.donau, name: 'Fahrt zum Hafen Linz', amount: 37.02, cost: 188.6, days: 8 },
  { buyer: knownIds.donau, name: 'Gutschrift Wartungsfenster', amount: -25, days: 3 },
  { buyer: knownIds.ostsee, name: 'Partnerschulung', description: 'Zwei Plätze.', amount: 480, cost: 310, days: 12 },
];
/** How many charges there are in all, and how many of them wait. */
const counts = { all: 60, pending: 9 };

const kinds = [
  { name: 'Einrichtung und Übergabe', euros: 240, cost: 0.7 },
  { name: 'Migration of mailboxes', description: 'Weekend, with a report.', euros: 620, cost: 0.8 },
  { name: 'Schulung, halber Tag', euros: 390, cost: 0.6 },
  { name: 'Support outside of office hours', euros: 120, cost: 0.5 },
  { name: 'Gutschrift Wartungsfenster', euros: -40 },
  { name: 'Dokumentation', description: 'Betriebshandbuch, Stand heute.', euros: 180, cost: 0.75 },
];

interface Buyer {
  readonly account_id: number;
  readonly currency: string;
  readonly per_euro: number | null;
}

export async function putCharges(owner: Kysely<Tables>, first: IntervalId, open: IntervalId): Promise<void> {
  const { rows: buyers } = await sql<Buyer>`
    select b.account_id, b.currency, (select r.per_euro::float8 from exchange_rate r where r.currency = b.currency order by r.as_of_utc desc limit 1) as per_euro
    from account b
    where b.account_id < 1000000 and b.account_type = 'Company' and b.account_state = 'Active' and b.currency is not null
      and exists (select from sale_tier t where t.buyer_account_id = b.account_id and t.seller_account_id = b.parent_account_id
        and t.from_date < ${'2024-11-01'}::date)
    order by b.account_id`.execute(owner);
  const months: IntervalId[] = [];
  for (let each = first; each < open; each = intervalAfter(each, 1)) months.push(each);
  const past = Array.from({ length: counts.all - counts.pending }, (_, index): Charge => {
    const chance = random(`charge ${index}`);
    const month = months[index % months.length] ?? first;
    return { ...anyOf(index, buyers), made: daysAfter(cutOffOf(month), -chance.whole(1, 26)) };
  });
  const open_ = Array.from({ length: counts.pending - pending.length }, (_, index): Charge => {
    return { ...anyOf(index * 5 + 1, buyers), made: daysAfter(now, -1 - index * 2) };
  });
  const known = pending.map(({ days, ...charge }): Charge => ({ ...charge, made: daysAfter(now, -days) }));
  await put(owner, [...past, ...open_, ...known]);
}

/** In the buyer's currency, about as dear as in euros. */
function anyOf(index: number, buyers: readonly Buyer[]): Omit<Charge, 'made'> {
  const buyer = buyers[(index * 7) % buyers.length];
  const kind = kinds[index % kinds.length];
  if (!buyer || !kind) throw new Error('Nobody buys anything in the demo world');
  const { name, euros, description, cost } = kind;
  const whole = (amount: number) => Number(amount.toFixed(Math.min(2, decimalsOf(buyer.currency))));
  const amount = Math.round((euros * (1 + (index % 5) / 10) * (buyer.per_euro ?? 1)) / 5) * 5;
  return {
    ...{ buyer: buyer.account_id, name, amount },
    ...(description !== undefined && { description }),
    ...(cost !== undefined && { cost: whole(amount * cost) }),
  };
}

async function put(owner: Kysely<Tables>, charges: readonly Charge[]): Promise<void> {
  const rows = charges.map(({ made, ...charge }, place) => ({ ...charge, made: made.toISOString(), place }));
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}) c (buyer bigint, name text, description text, amount numeric, cost numeric, made timestamptz, place integer)),
    made as (
      insert into custom_charge (buyer_account_id, name, description, amount, creator_account_id, created_utc)
      select w.buyer, w.name, w.description, w.amount, coalesce((
          select min(u.account_id) from account u where u.parent_account_id = b.parent_account_id and u.account_type = 'User'
            and u.account_state = 'Active'), b.parent_account_id), w.made
      from wanted w join account b on b.account_id = w.buyer order by w.place
      returning custom_charge_id, buyer_account_id, name, created_utc)
    insert into custom_charge_cost (custom_charge_id, cost)
    select m.custom_charge_id, w.cost from made m
    join wanted w on w.buyer = m.buyer_account_id and w.name = m.name and w.made = m.created_utc
    where w.cost is not null`.execute(owner);
}

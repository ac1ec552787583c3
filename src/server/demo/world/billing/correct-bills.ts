/** Credit notes of the demo world: eight corrections of its bills, made some days after each. */
import { type Kysely, sql } from 'kysely';
import { issueNote } from '../../../billing/correct.ts';
import type { Tables } from '../../../db/tables.ts';
import { setClock } from './clock.ts';

interface Corrected {
  readonly invoice_id: number;
  readonly line_id: number;
  readonly amount: number;
  readonly issued_utc: Date;
}

/** What was charged instead, as a share of the line; absent: nothing. */
const corrections: readonly { readonly share?: number; readonly reason: string }[] = [
  { reason: 'Doppelt bestellt, gemeldet am 4. des Monats' },
  { share: 0.5, reason: 'Ausfall von zwei Wochen laut Servicevertrag' },
  { reason: 'The users had left before the month began' },
  { share: 0.9, reason: 'Kulanz: Wartungsfenster außerhalb der vereinbarten Zeit' },
  { reason: 'Zlecenie anulowane przed uruchomieniem' },
  { share: 0.75, reason: 'Mengenrabatt nach Rahmenvertrag nachgetragen' },
  { share: 0.5, reason: 'Agreed on the phone: half a month for the late start' },
  { reason: 'Falscher Kostenträger, wird neu bestellt' },
];

const dayLong = 86_400_000;

export async function correctBills(owner: Kysely<Tables>): Promise<void> {
  for (const [index, { invoice_id, line_id, amount, issued_utc }] of (await chosen(owner)).entries()) {
    const { share, reason } = corrections[index] ?? { reason: '' };
    await setClock(owner, new Date(issued_utc.getTime() + (4 + index) * dayLong - 9 * 3_600_000));
    const instead = share === undefined ? {} : { instead: Math.floor(amount * share) };
    await issueNote(owner, { invoiceId: invoice_id, lineIds: [line_id], reason, ...instead });
  }
}

/** One line of every third month, of another buyer each time, the oldest first. */
async function chosen(owner: Kysely<Tables>): Promise<readonly Corrected[]> {
  const { rows } = await sql<Corrected>`
    with months as (select interval_id, row_number() over (order by interval_id desc) as place from (select distinct interval_id from invoice) i)
    select i.invoice_id, l.invoice_line_id as line_id, l.amount::float8 as amount, i.issued_utc
    from months m
    cross join lateral (
      select * from invoice i where i.interval_id = m.interval_id and exists (
        select from invoice_line l where l.invoice_id = i.invoice_id and l.kind = 'Recurring' and l.amount > 10)
      order by (i.buyer_account_id * 7919 + m.place * 104729) % 1009, i.invoice_id limit 1) i
    cross join lateral (
      select * from invoice_line l where l.invoice_id = i.invoice_id and l.kind = 'Recurring' and l.amount > 10 order by l.line_no limit 1) l
    where m.place % 3 = 1 order by m.interval_id limit ${corrections.length}`.execute(owner);
  return rows;
}

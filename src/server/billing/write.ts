/** Writes bills as drafts, and issues them: all of a step in a few statements. */
import { type Kysely, sql } from 'kysely';
import { dueDate } from '../../rules/billing/due-date.ts';
import type { IntervalId } from '../../rules/billing/interval.ts';
import { toText } from '../../rules/prices/decimal.ts';
import type { Tables } from '../db/tables.ts';
import type { Bill } from './draft.ts';
import { feeRow } from './fee-row.ts';
import type { BilledLine } from './lines.ts';
import { keepListedPrices } from './listed-prices.ts';

interface Written {
  readonly seller: number;
  readonly interval: IntervalId;
  readonly bills: readonly Bill[];
  /** From which on they are to be paid. */
  readonly today: string;
}

/** @returns the drafts in the order of the bills. */
export async function writeDrafts(
  db: Kysely<Tables>,
  { seller, interval, bills, today }: Written,
): Promise<readonly number[]> {
  if (bills.length === 0) return [];
  const heads = bills.map(({ buyer, currency, sum, taxNote, terms }) => ({
    buyer,
    currency,
    net: toText(sum.net),
    tax: toText(sum.tax),
    total: toText(sum.total),
    tax_note: taxNote,
    due: dueDate(today, terms.paymentTerm),
    order_number: terms.orderNumber,
  }));
  const { rows } = await sql<{ invoice_id: number; buyer: number }>`
    insert into invoice (seller_account_id, buyer_account_id, interval_id, currency, net, tax, total, tax_note, due_date, purchase_order_number)
    select ${seller}, h.buyer, ${interval}, h.currency, h.net, h.tax, h.total, h.tax_note, h.due, h.order_number
    from jsonb_to_recordset(${JSON.stringify(heads)}) h (buyer bigint, currency text, net numeric, tax numeric, total numeric,
      tax_note text, due date, order_number text)
    returning invoice_id, buyer_account_id as buyer`.execute(db);
  const invoices = new Map(rows.map(({ invoice_id, buyer }) => [buyer, invoice_id]));
  await writeTaxes(db, seller, bills, invoices);
  await writeLines(db, seller, interval, bills, invoices);
  return bills.flatMap(({ buyer }) => invoices.get(buyer) ?? []);
}

async function writeTaxes(
  db: Kysely<Tables>,
  seller: number,
  bills: readonly Bill[],
  invoices: ReadonlyMap<number, number>,
): Promise<void> {
  const taxes = bills.flatMap(({ buyer, sum }) =>
    sum.taxes.map(({ percent, net, tax }) => ({
      invoice: invoices.get(buyer),
      buyer,
      percent: toText(percent),
      net: toText(net),
      tax: toText(tax),
    })),
  );
  await sql`
    insert into invoice_tax (invoice_id, percent, seller_account_id, buyer_account_id, net, tax)
    select t.invoice, t.percent, ${seller}, t.buyer, t.net, t.tax
    from jsonb_to_recordset(${JSON.stringify(taxes)}) t (invoice bigint, buyer bigint, percent numeric, net numeric, tax numeric)`.execute(
    db,
  );
}

async function writeLines(
  db: Kysely<Tables>,
  seller: number,
  interval: IntervalId,
  bills: readonly Bill[],
  invoices: ReadonlyMap<number, number>,
): Promise<void> {
  const kept = await keptPrices(db, bills);
  const lines = bills.flatMap(({ buyer, lines: own, charges }) => {
    const place = { invoice: invoices.get(buyer), buyer };
    const ofFees = own.map((line, index) => ({
      ...place,
      line_no: index + 1,
      ...feeRow(line),
      tier_id: line.asked.tierId,
      tier_price_id: line.tierPriceId ?? kept.get(line),
    }));
    const added = charges.map(({ chargeId, amount, name, description }, index) => ({
      ...place,
      line_no: own.length + index + 1,
      kind: 'CustomCharge',
      custom_charge_id: chargeId,
      quantity: '1',
      unit_price: toText(amount),
      amount: toText(amount),
      description: { name, text: description },
    }));
    return [...ofFees, ...added];
  });
  await sql`
    insert into invoice_line (invoice_id, seller_account_id, buyer_account_id, interval_id, line_no, kind, account_id, service_id, item_id,
      tier_id, span_id, tier_price_id, custom_charge_id, covers, quantity, unit_price, months, days, of_days, amount, description)
    select l.invoice, ${seller}, l.buyer, ${interval}, l.line_no, l.kind, l.account_id, l.service_id, l.item_id, l.tier_id, l.span_id,
      l.tier_price_id, l.custom_charge_id, case when l.covers_from is not null then daterange(l.covers_from, l.covers_until) end, l.quantity, l.unit_price, l.months, l.days, l.of_days, l.amount, coalesce(l.description, '{}')
    from jsonb_to_recordset(${JSON.stringify(lines)}) l (invoice bigint, buyer bigint, line_no integer, kind text, account_id bigint,
      service_id bigint, item_id bigint, tier_id bigint, span_id bigint, tier_price_id bigint, custom_charge_id bigint, covers_from date, covers_until date,
      quantity numeric, unit_price numeric, months integer, days integer, of_days integer, amount numeric, description jsonb)`.execute(
    db,
  );
}

/** Ids of prices that were not kept yet. */
async function keptPrices(db: Kysely<Tables>, bills: readonly Bill[]): Promise<ReadonlyMap<BilledLine, number>> {
  const open = bills.flatMap(({ lines }) => lines).filter(({ tierPriceId }) => tierPriceId === undefined);
  const ids = await keepListedPrices(
    db,
    open.map(({ asked }) => asked),
  );
  return new Map(
    open.map((line, place) => {
      const id = ids.get(place);
      if (id === undefined)
        throw new Error(`Nothing keeps what tier ${line.asked.tierId} pays for ${line.asked.itemId}`);
      return [line, id];
    }),
  );
}

/** In this order they take their numbers. */
export async function issue(db: Kysely<Tables>, drafts: readonly number[]): Promise<void> {
  if (drafts.length > 0) await sql`select issue_invoices(${drafts}::bigint[])`.execute(db);
}

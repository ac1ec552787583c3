/** All of one quote: fees, totals, versions, history, terms, and what has to be said before it is ordered. */
import { sql } from 'kysely';
import type LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { feeValue } from '../../rules/orders/order-value.ts';
import { type Decimal, fromNumber, sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { marginPercent, totalsOf } from '../../rules/quotes/quote-price.ts';
import { utc } from '../accounts/row.ts';
import { eventTexts } from './event-texts.ts';
import { type FeeRow, feeOf, feeRows, findQuote, openTerms } from './find.ts';
import { mayBuy, maySell, type QuoteFacts, type QuoteRow, quoteOf, quotesWhere, seesPrices } from './row.ts';
import { setupOf } from './setup.ts';

type Detail = DataOf<typeof LoadSalesQuote>;

/** @throws 404 as `findQuote` does. */
export const loadQuote = async (context: CallContext, quoteId: number): Promise<Detail> =>
  detailOf(context, await findQuote(context, quoteId));

export async function detailOf(context: CallContext, row: QuoteRow & QuoteFacts): Promise<Detail> {
  const rows = await feeRows(context, row.quote_id);
  const fees = rows.map((fee) => feeOf(context, row, fee));
  const sees = seesPrices(context, row);
  return {
    ...quoteOf(context, row),
    ...(row.note !== null && { Note: row.note }),
    Creator: row.creator_name,
    ...(row.creator_email !== null && { SellerEmail: row.creator_email }),
    Fees: fees,
    Totals: totalsOf(rows.map((fee) => ({ billing: fee.fee_billing, ...worthOfRow(fee) }))).map(
      ({ feeType, list, quoted }) => ({
        FeeType: feeType,
        Currency: row.currency,
        ...(sees && {
          List: toNumber(list),
          Discount: toNumber((list - quoted) as Decimal),
          Quoted: toNumber(quoted),
        }),
      }),
    ),
    Versions: await versionsOf(context, row),
    Events: await eventsOf(context, row.quote_id),
    ChangedCount: fees.filter(({ Changed }) => Changed !== undefined).length,
    DaysLeft: Math.max(0, row.days_left),
    ...(await termsOf(context, row)),
    ...setupIn(await setupOf(context, row)),
    ...(row.sells && sees && marginOf(context, row, rows)),
  };
}

async function termsOf(
  context: CallContext,
  row: QuoteRow,
): Promise<Pick<Detail, 'Terms' | 'OpenTerms' | 'OpenTermsIds'>> {
  const open = await openTerms(context, row);
  return {
    Terms: open.map(({ Id, Name, Version, TermsText }) => ({ Id, Name, Version, TermsText })),
    OpenTerms: open.length,
    OpenTermsIds: open.map(({ Id }) => Id),
  };
}

const setupIn = (lines: Detail['Setup']): Pick<Detail, 'Setup' | 'SetupNeeded'> => ({
  Setup: lines,
  SetupNeeded: lines.filter(({ State }) => State === 'Waiting').length,
});

const worthOfRow = ({ list_value, value }: FeeRow) => ({ listValue: fromNumber(list_value), value: fromNumber(value) });

/** Absent without the right to it, and where the cost of some fee is not known. */
function marginOf({ session }: CallContext, { currency }: QuoteRow, fees: readonly FeeRow[]) {
  if (fees.length === 0 || !meets(session.user.Capability, can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read'))) return {};
  const costs = fees.map(({ cost, basis, fee_billing, quantity }) =>
    cost === null ? undefined : feeValue({ basis, billing: fee_billing, amount: fromNumber(cost) }, quantity, currency),
  );
  if (costs.includes(undefined)) return {};
  const value = sumOf(fees.map((fee) => fromNumber(fee.value)));
  const margin = (value - sumOf(costs.filter((cost) => cost !== undefined))) as Decimal;
  const percent = marginPercent(value, margin);
  return { MarginValue: toNumber(margin), ...(percent !== undefined && { MarginPercent: toNumber(percent) }) };
}

async function versionsOf(context: CallContext, { number }: QuoteRow): Promise<Detail['Versions']> {
  const { rows } = await sql<QuoteRow>`
    select * from (${quotesWhere(context, sql<boolean>`quote.number = ${number}`)}) versions order by version desc`.execute(
    context.db,
  );
  return rows
    .filter((row) => maySell(context, row, 'Read') || mayBuy(context, row))
    .map((row) => ({
      QuoteId: row.quote_id,
      QuoteVersion: row.version,
      Status: row.state,
      ChangedUtc: utc(row.changed_utc),
    }));
}

interface EventRow {
  readonly quote_event_id: number;
  readonly at_utc: Date;
  readonly kind: keyof typeof eventTexts;
  readonly by_name: string | null;
  readonly signed_name: string | null;
  readonly note: string | null;
}

async function eventsOf(context: CallContext, quoteId: number): Promise<Detail['Events']> {
  const { rows } = await sql<EventRow>`select * from quote_history(${quoteId}) order by quote_event_id desc`.execute(
    context.db,
  );
  return rows.map(({ quote_event_id, at_utc, kind, by_name, signed_name, note }) => ({
    EventId: quote_event_id,
    AtUtc: utc(at_utc),
    Event: eventTexts[kind]((text) => context.text(text)),
    ...(by_name !== null && { By: signed_name === null ? by_name : signedBy(context, signed_name, by_name) }),
    ...(note !== null && { Note: note }),
  }));
}

/** Whoever came by a link has signed himself; whose link it was is known. */
const signedBy = (context: CallContext, name: string, person: string): string =>
  name === person ? name : context.text('{name}, by the link of {person}', { name, person });

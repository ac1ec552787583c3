/** What a draft offers: services put in and taken out, quantities, discounts and prices of its fees. */
import { sql } from 'kysely';
import type AddSalesQuoteLine from '../../../manifests/operations/SalesQuote/AddSalesQuoteLine.ts';
import type PreviewSalesQuote from '../../../manifests/operations/SalesQuote/PreviewSalesQuote.ts';
import type SaveSalesQuote from '../../../manifests/operations/SalesQuote/SaveSalesQuote.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { limits } from '../../rules/limits.ts';
import { type Decimal, fromNumber, toNumber, toText } from '../../rules/prices/decimal.ts';
import { type Departure, quotedFee } from '../../rules/quotes/quote-price.ts';
import { Failure } from '../calls/failure.ts';
import { termOf } from '../ordering/term.ts';
import { servicesOf } from '../ordering/wanted.ts';
import { type FeeRow, feeOf, feeRows, findOwnQuote } from './find.ts';
import { newLine, offeredFees, type Priced } from './offered.ts';
import type { QuoteRow } from './row.ts';
import { assertValidity } from './write.ts';

type Change = NonNullable<InputOf<typeof SaveSalesQuote>['quote']['Fees']>[number];

export async function findDraft(context: CallContext, quoteId: number): Promise<QuoteRow> {
  const quote = await findOwnQuote(context, quoteId, 'Update');
  if (quote.state !== 'Draft') throw new Failure(409, 'notADraft', { number: quote.quote_number });
  return quote;
}

/** @returns its number. */
export async function saveQuote(
  context: CallContext,
  { quoteId, quote: given }: InputOf<typeof SaveSalesQuote>,
): Promise<string> {
  const quote = await findDraft(context, quoteId);
  if (given.ValidUntilDate !== undefined) await assertValidity(context, given.ValidUntilDate);
  const note = given.Note === undefined ? quote.note : given.Note || null;
  const { rows } = await sql<{ done: boolean }>`
    select change_quote(${quoteId}, ${given.Name ?? quote.name}, ${given.ValidUntilDate ?? quote.valid_until}::date, ${note}) as done`.execute(
    context.db,
  );
  if (!rows[0]?.done) throw new Failure(409, 'notADraft', { number: quote.quote_number });
  for (const line of await changedLines(context, quote, given.Fees ?? [])) await putLine(context, quote, line);
  return quote.quote_number;
}

/** The fees of the lines that would change. */
export async function previewQuote(
  context: CallContext,
  { quoteId, fees }: InputOf<typeof PreviewSalesQuote>,
): Promise<DataOf<typeof PreviewSalesQuote>> {
  const quote = await findDraft(context, quoteId);
  const lines = await changedLines(context, quote, fees);
  return lines.flatMap((line) => line.map((priced) => feeOf(context, quote, asRow(quote, priced))));
}

/** What fees of a line would be with a change of some: all of its fees, as they have one quantity. */
async function changedLines(context: CallContext, quote: QuoteRow, changes: readonly Change[]): Promise<Priced[][]> {
  if (changes.length === 0) return [];
  const { user } = context.session;
  const rows = await feeRows(context, quote.quote_id);
  const mayDiscount = meets(user.Capability, can('DISCOUNT_TOOL', 'Execute'));
  const maySetPrices = meets(user.Capability, can('SPECIAL_DEAL', 'Create'));
  for (const change of changes) {
    const row = rows.find(({ line_no, item_id }) => line_no === change.LineNo && item_id === change.ItemId);
    if (!row) throw new Failure(404, 'noQuoteLine', { lineNo: change.LineNo });
    if (!mayDiscount && change.DiscountPercent != null && change.DiscountPercent !== (row.discount_percent ?? 0))
      throw new Failure(403, 'mayNotDiscount');
    if (!maySetPrices && change.Price != null && change.Price !== row.amount) throw new Failure(403, 'mayNotSetPrices');
  }
  const changed: Priced[][] = [];
  for (const lineNo of new Set(changes.map(({ LineNo }) => LineNo))) {
    const fees = rows.filter(({ line_no }) => line_no === lineNo);
    const own = changes.filter(({ LineNo }) => LineNo === lineNo);
    const quantities = new Set(own.flatMap(({ Quantity }) => Quantity ?? []));
    if (quantities.size > 1) throw new Failure(400, 'twoQuantities');
    const [quantity = fees[0]?.quantity ?? 1] = quantities;
    const list = await listOf(context, quote, fees, quantity);
    changed.push(
      fees.flatMap((row) => {
        const list_amount = list.get(row.item_id);
        if (list_amount === undefined) return [];
        const change = own.find(({ ItemId }) => ItemId === row.item_id);
        return [
          { row: { ...row, quantity, list_amount, now_amount: list_amount }, departure: departureOf(row, change) },
        ];
      }),
    );
  }
  return changed;
}

/** What the list asks for so many units today. @throws 409 where it cannot be ordered so any more. */
async function listOf(
  context: CallContext,
  quote: QuoteRow,
  fees: readonly FeeRow[],
  quantity: number,
): Promise<ReadonlyMap<number, number>> {
  const [first] = fees;
  if (!first) return new Map();
  const { service_id: serviceId, commitment_months: commitmentMonths, billing, service: name } = first;
  const rows = await offeredFees(context, quote, { serviceId, quantity, commitmentMonths, billing }, name);
  return new Map(
    rows.flatMap(({ item_id, amount }) => (item_id === null || amount === null ? [] : [[item_id, amount] as const])),
  );
}

/** What is said last counts: a price of one's own takes the discount's place, and a discount its. */
function departureOf(row: FeeRow, change: Change | undefined): Departure {
  const special = change?.Price;
  const discount = change?.DiscountPercent;
  if (special != null && special !== row.amount) return { special: fromNumber(special) };
  if (discount != null) return { discount: fromNumber(discount) };
  if (row.is_special && special !== null) return { special: fromNumber(row.amount) };
  if (row.discount_percent !== null && discount !== null) return { discount: fromNumber(row.discount_percent) };
  return {};
}

function asRow({ currency }: Pick<QuoteRow, 'currency'>, { row, departure }: Priced): FeeRow {
  const { basis, fee_billing: billing, list_amount, quantity } = row;
  const fee = quotedFee({ basis, billing, list: fromNumber(list_amount) }, departure, quantity, currency);
  return {
    ...row,
    discount_percent: fee.discount === undefined ? null : toNumber(fee.discount),
    is_special: fee.special !== undefined,
    amount: toNumber(fee.amount),
    list_value: toNumber(fee.listValue),
    value: toNumber(fee.value),
  };
}

export async function putLine(
  { db }: CallContext,
  quote: QuoteRow,
  priced: readonly Priced[],
  isNew = false,
): Promise<void> {
  const rows = priced.map((each) => asRow(quote, each));
  const [first] = rows;
  if (!first) return;
  const texts = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null ? null : toText(fromNumber(value) as Decimal)));
  await sql`select put_quote_line(${quote.quote_id}, ${isNew ? null : first.line_no}, ${first.service_id}, ${first.quantity}, ${first.commitment_months},
    ${first.billing}, ${rows.map(({ item_id }) => item_id)}::bigint[], ${texts(rows.map(({ discount_percent }) => discount_percent))}::numeric[],
    ${rows.map(({ is_special }) => is_special)}::boolean[], ${texts(rows.map(({ amount }) => amount))}::numeric[],
    ${texts(rows.map(({ list_value }) => list_value))}::numeric[], ${texts(rows.map(({ value }) => value))}::numeric[])`.execute(
    db,
  );
}

/** @returns the number of the quote. */
export async function addLine(context: CallContext, input: InputOf<typeof AddSalesQuoteLine>): Promise<string> {
  const { quoteId, serviceId, quantity, term } = input;
  const quote = await findDraft(context, quoteId);
  if (quote.lines_count >= limits.quoteLines) throw new Failure(409, 'quotesFull', { n: limits.quoteLines });
  const [service] = await servicesOf(context, [{ serviceId }]);
  const wanted = { serviceId, quantity, ...termOf(term) };
  const name = service?.name ?? '';
  await putLine(context, quote, newLine(await offeredFees(context, quote, wanted, name), wanted, name), true);
  return quote.quote_number;
}

/** @returns the number of the quote. */
export async function removeLine(context: CallContext, quoteId: number, lineNo: number): Promise<string> {
  const quote = await findDraft(context, quoteId);
  const { rows } = await sql<{ done: boolean }>`select remove_quote_line(${quoteId}, ${lineNo}) as done`.execute(
    context.db,
  );
  if (!rows[0]?.done) throw new Failure(404, 'noQuoteLine', { lineNo });
  return quote.quote_number;
}

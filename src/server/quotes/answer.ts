/** What becomes of a quote: sent, withdrawn, answered, ordered; each once. */
import { sql } from 'kysely';
import type AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import type OrderSalesQuote from '../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import type RejectSalesQuote from '../../../manifests/operations/SalesQuote/RejectSalesQuote.ts';
import type SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { Failure } from '../calls/failure.ts';
import { ownedParts } from '../ordering/ended-parts.ts';
import { type PlacedOrder as Placed, placeOrder } from '../ordering/place.ts';
import { feeRows, findOwnQuote, findQuote, holdQuote, noQuote, type Outcome, openTerms, refusal } from './find.ts';
import { mayBuy, maySell, type QuoteRow } from './row.ts';
import { assertDecided, lineRows } from './setup.ts';

/** What keeps a draft from going out. */
const unsent = {
  noLines: 'noLines',
  validityOver: 'validityOver',
  soldElsewhere: 'soldElsewhere',
  answeredBefore: 'quoteAccepted',
} as const;
type Sent = Outcome | keyof typeof unsent;
const isUnsent = (outcome: Sent): outcome is keyof typeof unsent => outcome in unsent;

/** What keeps an accepted quote from being ordered. */
const unordered = { soldElsewhere: 'soldElsewhere', otherFees: 'otherFees' } as const;
type Taken = Outcome | keyof typeof unordered;
const isUnordered = (outcome: Taken): outcome is keyof typeof unordered => outcome in unordered;

/** @returns the number of the quote. @throws 409 for what is no draft, or cannot go out so. */
export async function sendQuote(
  context: CallContext,
  { quoteId, version }: InputOf<typeof SendSalesQuote>,
): Promise<string> {
  await holdQuote(context, quoteId);
  const quote = await findOwnQuote(context, quoteId, 'Update');
  const isRead = version === undefined || version === quote.record_version;
  if (quote.state === 'Draft' && !isRead) throw new Failure(409, 'changedMeanwhile');
  const { rows } = await sql<{ outcome: Sent }>`select send_quote(${quoteId}) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  const { quote_number: number } = quote;
  if (outcome === 'absent') throw noQuote(quoteId);
  if (isUnsent(outcome)) throw new Failure(409, unsent[outcome], { number });
  if (outcome !== 'done') throw new Failure(409, 'notADraft', { number });
  return number;
}

export async function withdrawQuote(
  context: CallContext,
  quoteId: number,
  reason: string | undefined,
): Promise<string> {
  const quote = await findOwnQuote(context, quoteId, 'Update');
  const { rows } = await sql<{
    outcome: Outcome;
  }>`select withdraw_quote(${quoteId}, ${reason?.trim() || null}) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome !== 'done') throw refusal(quote, outcome);
  return quote.quote_number;
}

/** @returns the number of the quote. @throws 409 for what waits for no answer. */
export async function resendQuote(context: CallContext, quoteId: number): Promise<string> {
  const quote = await findOwnQuote(context, quoteId, 'Update');
  const { rows } = await sql<{ outcome: Outcome }>`select resend_quote(${quoteId}) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome !== 'done') throw refusal(quote, outcome);
  return quote.quote_number;
}

/** @throws 404 for who is neither its buyer nor its seller, 400 for a seller who does not say whose word it was, 409 for what was answered. */
export const declineQuote = async (context: CallContext, input: InputOf<typeof RejectSalesQuote>): Promise<string> =>
  answerQuote(context, 'Rejected', await findQuote(context, input.quoteId), input.reason);

async function answerQuote(
  context: CallContext,
  answer: 'Accepted' | 'Rejected',
  quote: QuoteRow,
  reason: string | undefined,
): Promise<string> {
  if (!mayBuy(context, quote) && !maySell(context, quote, 'Update')) throw noQuote(quote.quote_id);
  const { rows } = await sql<{ outcome: Outcome | 'whoseWord' }>`
    select answer_quote(${quote.quote_id}, ${answer}, ${reason?.trim() || null}) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome === 'whoseWord') throw new Failure(400, 'whoseWord');
  if (outcome !== 'done') throw refusal(quote, outcome);
  return quote.quote_number;
}

/** @throws 409 where terms of what it offers are not accepted with it; else as every answer does. */
export async function acceptQuote(context: CallContext, input: InputOf<typeof AcceptSalesQuote>): Promise<string> {
  const quote = await findQuote(context, input.quoteId);
  await acceptTerms(context, quote, input.termsIds ?? []);
  return answerQuote(context, 'Accepted', quote, input.reason);
}

/**
 * Accepting a quote accepts the terms of what it offers, in the own name and for the own company.
 * @throws 409 naming those that were not read, or are not accepted by this caller.
 */
async function acceptTerms(context: CallContext, quote: QuoteRow, read: readonly number[]): Promise<void> {
  const { user } = context.session;
  const open = await openTerms(context, quote);
  if (open.length === 0) return;
  const mayAccept =
    meets(user.Capability, can('MARKETPLACE_TC_ACCEPT', 'Execute')) && user.ImpersonatorAccountId === undefined;
  const unread = mayAccept ? open.filter(({ Id }) => !read.includes(Id)) : open;
  if (unread.length > 0)
    throw new Failure(409, 'termsNotAccepted', { names: unread.map(({ Name }) => Name).join(', ') });
  for (const product of new Set(open.map(({ ProductName }) => ProductName ?? null)))
    await context.prepared('accept_terms', 'select accept_terms($1, $2, $3)', [
      user.UserAccountId,
      product,
      context.language,
    ]);
}

/** One order, however many ask for it at once. @throws 409 for a quote that is not accepted, or over; else as every order does. */
export async function orderQuote(
  context: CallContext,
  { quoteId, configurations = [], termsIds = [] }: InputOf<typeof OrderSalesQuote>,
): Promise<DataOf<typeof OrderSalesQuote> & { readonly ended: Placed['ended'] }> {
  const quote = await findQuote(context, quoteId);
  await acceptTerms(context, quote, termsIds);
  const { rows } = await sql<{ outcome: Taken }>`select take_quote(${quoteId}) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (isUnordered(outcome)) throw new Failure(409, unordered[outcome]);
  if (outcome !== 'done') throw refusal(quote, outcome);
  const fees = await feeRows(context, quoteId);
  const first = fees.filter(({ line_no }, index) => fees.findIndex((fee) => fee.line_no === line_no) === index);
  const kept = await lineRows(context, quoteId);
  const lines: Parameters<typeof placeOrder>[1]['lines'][number][] = [];
  for (const { line_no, service_id, quantity, commitment_months, billing } of first) {
    const given = configurations.find(({ LineNo }) => LineNo === line_no);
    const line = kept.find((each) => each.line_no === line_no);
    const ended = given?.EndedAccountIds ?? line?.ended_account_ids ?? null;
    const parts = await ownedParts(context, quote.buyer_account_id, service_id);
    assertDecided({ service: line?.service ?? '' }, ended, parts);
    lines.push({
      ...{ serviceId: service_id, quantity, commitmentMonths: commitment_months, billing },
      configuration: given?.Configuration ?? line?.configuration ?? {},
      endedAccountIds: [...(ended ?? [])],
    });
  }
  const { Order, ended } = await placeOrder(
    context,
    { parentAccountId: quote.buyer_account_id, lines },
    (index) => `configurations[${index}].Configuration.`,
    quoteId,
  );
  return { OrderId: Order.OrderId, OrderNumber: Order.OrderNumber, OrderStatus: Order.Status, ended };
}

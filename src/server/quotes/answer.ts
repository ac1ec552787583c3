/** What becomes of a quote: sent, withdrawn, answered, ordered; each once. */
import { sql } from 'kysely';
import type AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import type OrderSalesQuote from '../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import type SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { Failure } from '../calls/failure.ts';
import { placeOrder } from '../ordering/place.ts';
import { feeRows, findOwnQuote, findQuote, holdQuote, noQuote, openTerms } from './find.ts';
import { mayBuy, maySell, type QuoteRow, type QuoteState } from './row.ts';

type Outcome =
  | QuoteState
  | 'done'
  | 'absent'
  | 'noLines'
  | 'validityOver'
  | 'soldElsewhere'
  | 'answeredBefore'
  | 'whoseWord'
  | 'otherFees';

/** Why something is not done to a quote in this state. */
const stateErrors = {
  Draft: 'notAnswered',
  Sent: 'notAnswered',
  Accepted: 'quoteAccepted',
  Rejected: 'quoteDeclined',
  Expired: 'quoteExpired',
  Ordered: 'quoteOrdered',
  Superseded: 'quoteSuperseded',
} as const;

function refusal({ quote_id, quote_number }: QuoteRow, outcome: Exclude<Outcome, 'done'>): Failure {
  const parameters = { number: quote_number };
  if (outcome === 'absent') return noQuote(quote_id);
  if (outcome === 'answeredBefore') return new Failure(409, 'quoteAccepted', parameters);
  if (outcome === 'whoseWord') return new Failure(400, outcome);
  if (outcome in stateErrors) return new Failure(409, stateErrors[outcome as QuoteState], parameters);
  return new Failure(409, outcome as 'noLines', parameters);
}

/** @returns the number of the quote. @throws 409 for what is no draft, or cannot go out so. */
export async function sendQuote(
  context: CallContext,
  { quoteId, version }: InputOf<typeof SendSalesQuote>,
): Promise<string> {
  await holdQuote(context, quoteId);
  const quote = await findOwnQuote(context, quoteId, 'Update');
  const isRead = version === undefined || version === quote.record_version;
  if (quote.state === 'Draft' && !isRead) throw new Failure(409, 'changedMeanwhile');
  const { rows } = await sql<{ outcome: Outcome }>`select send_quote(${quoteId}) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome === 'done') return quote.quote_number;
  if (outcome !== 'absent' && outcome in stateErrors)
    throw new Failure(409, 'notADraft', { number: quote.quote_number });
  throw refusal(quote, outcome);
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

/** @throws 404 for who is neither its buyer nor its seller, 400 for a seller who does not say whose word it was, 409 for what was answered. */
export async function answerQuote(
  context: CallContext,
  answer: 'Accepted' | 'Rejected',
  { quoteId, reason, termsIds = [] }: InputOf<typeof AcceptSalesQuote>,
): Promise<string> {
  const quote = await findQuote(context, quoteId);
  if (!mayBuy(context, quote) && !maySell(context, quote, 'Update')) throw noQuote(quoteId);
  if (answer === 'Accepted') await acceptTerms(context, quote, termsIds);
  const { rows } = await sql<{
    outcome: Outcome;
  }>`select answer_quote(${quoteId}, ${answer}, ${reason?.trim() || null}) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome !== 'done') throw refusal(quote, outcome);
  return quote.quote_number;
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
  { quoteId, configurations = [] }: InputOf<typeof OrderSalesQuote>,
): Promise<DataOf<typeof OrderSalesQuote>> {
  const quote = await findQuote(context, quoteId);
  const { rows } = await sql<{ outcome: Outcome }>`select take_quote(${quoteId}) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome !== 'done') throw refusal(quote, outcome);
  const fees = await feeRows(context, quoteId);
  const first = fees.filter(({ line_no }, index) => fees.findIndex((fee) => fee.line_no === line_no) === index);
  const { Order } = await placeOrder(
    context,
    {
      parentAccountId: quote.buyer_account_id,
      lines: first.map(({ line_no, service_id, quantity, commitment_months, billing }) => ({
        ...{ serviceId: service_id, quantity, commitmentMonths: commitment_months, billing },
        configuration: configurations.find(({ LineNo }) => LineNo === line_no)?.Configuration ?? {},
      })),
    },
    (index) => `configurations[${index}].Configuration.`,
    quoteId,
  );
  return { OrderId: Order.OrderId, OrderNumber: Order.OrderNumber, OrderStatus: Order.Status };
}

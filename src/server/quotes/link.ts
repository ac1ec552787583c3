/** A quote by the link of a letter: read and answered without a sign-in, in the name of him whose link it is and by that of whoever signs. */
import { sql } from 'kysely';
import type AcceptLinkedQuote from '../../../manifests/operations/SalesQuote/AcceptLinkedQuote.ts';
import type { CallContext, SignInContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { Failure } from '../calls/failure.ts';
import { sentence } from '../calls/sentence.ts';
import { isAddressAllowed } from '../identity/caller-address.ts';
import { secretHash } from '../identity/session.ts';
import { detailOf } from './detail.ts';
import { seenQuote } from './find.ts';
import { mayBuy, type QuoteFacts, type QuoteRow, type QuoteState } from './row.ts';

type Linked = DataOf<typeof AcceptLinkedQuote>;

/** Whatever is wrong with a link, nobody learns what: not that there was one, nor what became of the quote. */
const over = (): Failure => new Failure(404, 'quoteLinkOver');

/**
 * From here on the call goes in the name of him whose link it is, with the rights that he has today.
 * @throws 404, the same for every link that opens nothing.
 */
export async function openLink(context: SignInContext, token: string): Promise<QuoteRow & QuoteFacts> {
  const { rows } = await sql<{ quote_id: number; user_account_id: number }>`
    select * from find_quote_link(${secretHash(token)})`.execute(context.db);
  const [link] = rows;
  if (!link || !(await isAddressAllowed(context, link.user_account_id))) throw over();
  await context.actFor(link.user_account_id);
  return ofLink(context, link.quote_id);
}

async function ofLink(context: CallContext, quoteId: number): Promise<QuoteRow & QuoteFacts> {
  const quote = await seenQuote(context, quoteId);
  if (!quote || !mayBuy(context, quote)) throw over();
  return quote;
}

/** @throws 404 for a link that opens nothing by then, 409 for what was accepted already. */
export async function answerByLink(
  context: SignInContext,
  answer: 'Accepted' | 'Rejected',
  { token, name, reason }: InputOf<typeof AcceptLinkedQuote>,
): Promise<Linked> {
  const { quote_id, quote_number: number } = await openLink(context, token);
  const signed = name.trim();
  const { rows } = await sql<{ outcome: QuoteState | 'done' | 'absent' }>`
    select answer_linked_quote(${secretHash(token)}, ${answer}, ${reason?.trim() || null}, ${signed}) as outcome`.execute(
    context.db,
  );
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome === 'Accepted') throw new Failure(409, 'quoteAccepted', { number });
  if (outcome !== 'done') throw over();
  const { UserAccountId, UserAccount, CompanyAccount } = context.session.user;
  context.audit({
    user: { accountId: UserAccountId, name: UserAccount.DisplayName, type: 'User' },
    target: { accountId: CompanyAccount.AccountId, name: CompanyAccount.DisplayName, type: CompanyAccount.AccountType },
    details: [sentence('Quote {number}, signed by {name} with the link of a letter', { number, name: signed })],
  });
  return linkedQuote(context, await ofLink(context, quote_id));
}

/** What the quote itself says, and not one id. */
export async function linkedQuote(context: CallContext, row: QuoteRow & QuoteFacts): Promise<Linked> {
  const quote = await detailOf(context, row);
  const { QuoteNumber, QuoteVersion, Name, Status, ValidUntilDate, DaysLeft, Seller, Creator, SellerEmail } = quote;
  const { Customer, Note, Currency, OrderValue, DiscountValue, DecidedUtc, DecidedBy, MayAnswer } = quote;
  return {
    Status: Status === 'Accepted' || Status === 'Rejected' ? Status : 'Waiting',
    ...{ QuoteNumber, QuoteVersion, Name, ValidUntilDate, DaysLeft, Seller, Creator, Customer, Currency },
    ...(SellerEmail !== undefined && { SellerEmail }),
    ...(Note !== undefined && { Note }),
    ...(OrderValue !== undefined && { OrderValue }),
    ...(DiscountValue !== undefined && { DiscountValue }),
    ...(DecidedUtc !== undefined && { DecidedUtc }),
    ...(DecidedBy !== undefined && { DecidedBy }),
    MayAnswer,
    Fees: quote.Fees.map(({ Service, Fee, FeeType, CommitmentMonths, Quantity, ListPrice, Price, Value }, index) => ({
      Place: index + 1,
      ...{ Service, Fee, FeeType, CommitmentMonths, Quantity, Currency },
      ...(ListPrice !== undefined && { ListPrice }),
      ...(Price !== undefined && { Price }),
      ...(Value !== undefined && { Value }),
    })),
    Totals: quote.Totals.map(({ FeeType, Quoted }) => ({
      FeeType,
      Currency,
      ...(Quoted !== undefined && { Quoted }),
    })),
    Terms: quote.Terms.map(({ Name: name, Version, TermsText }) => ({ Name: name, Version, TermsText })),
  };
}

/** Drafts: begun, copied, changed, deleted; each right of the seller is asked here, and his reach once more in the database. */
import { sql } from 'kysely';
import type CopySalesQuote from '../../../manifests/operations/SalesQuote/CopySalesQuote.ts';
import type CreateSalesQuote from '../../../manifests/operations/SalesQuote/CreateSalesQuote.ts';
import type ReviseSalesQuote from '../../../manifests/operations/SalesQuote/ReviseSalesQuote.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { mayRevise } from '../../rules/machines/quote.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { findOwnQuote, noQuote } from './find.ts';
import { holds, type QuoteRow } from './row.ts';

/** The error of each reason of the database. */
const refusals = { notYourCustomer: 'notYourCustomer', paysNothing: 'paysNothing', noCurrency: 'noCurrency' } as const;

/** @returns the id of the draft. @throws 404 out of sight, 403 for who is no customer, 400 for a validity that is none. */
export async function createQuote(context: CallContext, { quote }: InputOf<typeof CreateSalesQuote>): Promise<number> {
  const { CustomerAccountId, Name, ValidUntilDate, Note, Kind = 'Quotation' } = quote;
  if (!holds(context, Kind, 'Create')) throw new Failure(403, 'noQuotesOfKind');
  const customer = await findAccount(context, CustomerAccountId, {
    types: companies,
    alive: 'terminated',
    hold: 'share',
  });
  await assertValidity(context, ValidUntilDate);
  const { rows } = await sql<{
    problem: keyof typeof refusals | null;
  }>`select quote_problem(${CustomerAccountId}) as problem`.execute(context.db);
  const problem = rows[0]?.problem;
  if (problem) throw new Failure(409, refusals[problem], { name: customer.display_name });
  const { rows: made } = await sql<{ quote_id: number }>`
    select make_quote(${CustomerAccountId}, ${Kind}, ${Name}, ${ValidUntilDate}::date, ${Note || null}) as quote_id`.execute(
    context.db,
  );
  return idOf(made[0]?.quote_id);
}

/** @throws 400 for a day that is over, or too far away. */
export async function assertValidity({ db }: CallContext, until: string): Promise<void> {
  const { rows } = await sql<{ days: number }>`select ${until}::date - current_date as days`.execute(db);
  const { days = 0 } = rows[0] ?? {};
  if (days < 0) throw new Failure(400, 'validityOver');
  if (days > limits.quoteDays) throw new Failure(400, 'validityTooFar', { n: limits.quoteDays });
}

export async function copyQuote(context: CallContext, input: InputOf<typeof CopySalesQuote>): Promise<number> {
  // Of the deprecated tool, too, it is a quote.
  if (!holds(context, 'Quotation', 'Create')) throw new Failure(403, 'noQuotesOfKind');
  const source = await findOwnQuote(context, input.quoteId, 'Read');
  await assertValidity(context, input.validUntilDate);
  return copied(context, source, { asVersion: false, name: input.name, until: input.validUntilDate });
}

/** @throws 409 where somebody writes the next version already, or there is none to be written. */
export async function reviseQuote(context: CallContext, input: InputOf<typeof ReviseSalesQuote>): Promise<number> {
  const { db } = context;
  // Two at once: the second waits here, and then finds the draft of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('quote ' || q.number, 0)) from quote q where q.quote_id = ${input.quoteId}`.execute(
    db,
  );
  const source = await findOwnQuote(context, input.quoteId, 'Create');
  await assertValidity(context, input.validUntilDate);
  if (source.has_draft) throw new Failure(409, 'quoteDrafted');
  if (!mayRevise(source.state) || !source.is_last) throw new Failure(409, 'notRevised');
  return copied(context, source, { asVersion: true, name: source.name, until: input.validUntilDate });
}

interface Copy {
  readonly asVersion: boolean;
  readonly name: string;
  readonly until: string;
}

async function copied({ db }: CallContext, { quote_id }: QuoteRow, { asVersion, name, until }: Copy): Promise<number> {
  const { rows } = await sql<{ made: number | null }>`
    select copy_quote(${quote_id}, ${asVersion}, ${name}, ${until}::date) as made`.execute(db);
  const made = rows[0]?.made;
  if (made == null) throw new Failure(409, 'soldElsewhere');
  return made;
}

const idOf = (id: number | undefined): number => {
  if (id === undefined) throw new Error('What was just made has an id');
  return id;
};

/** All of them or none. @returns their numbers. @throws 404 for one out of reach, 409 for one that is no draft. */
export async function deleteQuotes(context: CallContext, quoteIds: readonly number[]): Promise<readonly string[]> {
  const numbers: string[] = [];
  for (const quoteId of quoteIds) {
    const { state, quote_number } = await findOwnQuote(context, quoteId, 'Delete');
    if (state !== 'Draft') throw new Failure(409, 'notADraft', { number: quote_number });
    numbers.push(quote_number);
  }
  const { rows } = await sql<{
    quote_id: number;
    state: string | null;
  }>`select * from delete_quotes(${[...quoteIds]}::bigint[])`.execute(context.db);
  const [kept] = rows;
  if (kept) {
    if (kept.state === null) throw noQuote(kept.quote_id);
    throw new Failure(409, 'notADraft', { number: numbers[quoteIds.indexOf(kept.quote_id)] ?? '' });
  }
  return numbers;
}

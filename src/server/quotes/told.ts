/** Quotes as letters tell them to a company: to whom of it, and what. */
import { type Kysely, sql } from 'kysely';
import { plainMoney } from '../../rules/format/money.ts';
import type { Tables } from '../db/tables.ts';
import { newSecret } from '../identity/session.ts';
import type { ToldQuote } from '../mail/templates/quotes.ts';
import type { Notice } from '../messages/notices.ts';
import type { QuoteState } from './row.ts';

interface Row {
  readonly number: number;
  readonly version: number;
  readonly name: string;
  readonly seller_name: string;
  readonly buyer_name: string;
  readonly creator_account_id: number;
  readonly valid_until: string;
  readonly state: QuoteState;
  readonly reason: string | null;
  readonly decided_by_name: string | null;
  readonly value: number | null;
  readonly currency: string;
}

async function rowOf(db: Kysely<Tables>, { subject_id, company_account_id }: Notice): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select told.*, told.valid_until_date::text as valid_until from quote_told(${subject_id}, ${company_account_id}) told`.execute(
    db,
  );
  return rows[0];
}

/** Of the seller's people whoever has written it. */
export async function quoteWriter(db: Kysely<Tables>, notice: Notice): Promise<readonly number[]> {
  const row = await rowOf(db, notice);
  return row ? [row.creator_account_id] : [];
}

/** undefined: it is no longer in one of these states. */
export async function toldQuote(
  db: Kysely<Tables>,
  notice: Notice,
  ...states: readonly QuoteState[]
): Promise<ToldQuote | undefined> {
  const row = await rowOf(db, notice);
  if (!row || !states.includes(row.state)) return undefined;
  return {
    id: notice.subject_id,
    number: `Q-${row.number}`,
    version: row.version,
    name: row.name,
    seller: row.seller_name,
    buyer: row.buyer_name,
    validUntil: row.valid_until,
    value: plainMoney(row.value ?? 0, row.currency),
    isAccepted: row.state !== 'Rejected',
    by: row.decided_by_name ?? undefined,
    reason: row.reason ?? undefined,
  };
}

/** @returns the token of a person's link, the only one that he has; undefined for who has to sign in. */
export async function makeQuoteLink(db: Kysely<Tables>, quoteId: number, person: number): Promise<string | undefined> {
  const { secret, hash } = newSecret();
  const { rows } = await sql<{ made: boolean }>`select make_quote_link(${quoteId}, ${person}, ${hash}) as made`.execute(
    db,
  );
  return rows[0]?.made ? secret : undefined;
}

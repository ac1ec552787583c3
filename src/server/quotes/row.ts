/** A quote as calls answer it, and what its reader may do with it. */
import { type RawBuilder, sql } from 'kysely';
import type { Quote } from '../../../manifests/entities/quote.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { mayTake } from '../../rules/machines/machine.ts';
import { mayRevise, quoteMachine } from '../../rules/machines/quote.ts';
import { utc } from '../accounts/row.ts';
import { inScope, ofSellerInScope } from '../db/in-scope.ts';
import { rowVersion } from '../db/record-version.ts';

export type QuoteState = (typeof quoteMachine.states)[number];
type Kind = Static<typeof Quote>['Kind'];

export interface QuoteRow {
  readonly quote_id: number;
  readonly kind: Kind;
  readonly number: number;
  readonly quote_number: string;
  readonly version: number;
  readonly seller_account_id: number;
  readonly buyer_account_id: number;
  readonly creator_account_id: number;
  readonly name: string;
  readonly currency: string;
  readonly state: QuoteState;
  /** 'YYYY-MM-DD'. */
  readonly valid_until: string;
  readonly days_left: number;
  readonly note: string | null;
  readonly created_utc: Date;
  readonly changed_utc: Date;
  readonly sent_utc: Date | null;
  readonly decided_utc: Date | null;
  readonly reason: string | null;
  readonly order_id: number | null;
  readonly creator_name: string;
  readonly creator_email: string | null;
  /** He stands in the session's branch. */
  readonly sees_creator: boolean;
  readonly seller_name: string;
  readonly buyer_name: string;
  readonly decided_by_name: string | null;
  readonly list_value: number;
  readonly order_value: number;
  readonly lines_count: number;
  readonly is_last: boolean;
  readonly has_draft: boolean;
  /** The session's people sell by it; else they buy. */
  readonly sells: boolean;
  readonly buys: boolean;
  readonly record_version: string;
}

/** Worked out for the rows of a page alone. */
export interface QuoteFacts {
  readonly services: string | null;
}

/** The seller's and those above him, whoever has written it, and the buyer once it was sent: as the policy of the table says, once more. */
export const inQuote = ({ session }: CallContext): RawBuilder<boolean> => sql<boolean>`(
  ${ofSellerInScope('quote.seller_account_id')} or quote.creator_account_id = ${session.user.UserAccountId}
  or quote.sent_utc is not null and quote.buyer_account_id = (select scope_account()))`;

const flags = { Read: 'Read', Create: 'Create', Update: 'Update', Delete: 'Delete' } as const;
export type Flag = keyof typeof flags;

const toolOf = (kind: Kind) => (kind === 'SalesQuote' ? 'SALESQUOTE' : 'QUOTATION_TOOL');

/** Whether the caller's rights let him do this to quotes of a kind. */
export const holds = ({ session }: CallContext, kind: Kind, flag: Flag): boolean =>
  meets(session.user.Capability, can(toolOf(kind), flag));

/** One's own quotes; those of others with the right to the whole branch. */
export const reaches = (
  { session }: CallContext,
  { kind, creator_account_id }: Pick<QuoteRow, 'kind' | 'creator_account_id'>,
): boolean =>
  creator_account_id === session.user.UserAccountId ||
  meets(session.user.Capability, can('QUOTATION_TOOL', 'Hierarchy')) ||
  (kind === 'SalesQuote' && meets(session.user.Capability, can('SALESQUOTE', 'Hierarchy')));

/** Sellers need the right to prices in quotes; a buyer reads what he is offered. */
export const seesPrices = ({ session }: CallContext, { sells, buys }: Pick<QuoteRow, 'sells' | 'buys'>): boolean =>
  sells ? meets(session.user.Capability, can('PRICEQUOTES', 'Read')) : buys;

export const maySell = (context: CallContext, row: QuoteRow, flag: Flag): boolean =>
  row.sells && holds(context, row.kind, flag) && reaches(context, row);

export const mayBuy = ({ session }: CallContext, { buys }: Pick<QuoteRow, 'buys'>): boolean =>
  buys && meets(session.user.Capability, can('PRODUCT_ACCOUNT', 'Create'));

export function quoteOf(context: CallContext, row: QuoteRow & QuoteFacts): Static<typeof Quote> {
  const { state } = row;
  const { steps } = quoteMachine;
  const isValid = row.days_left >= 0;
  const changes = maySell(context, row, 'Update');
  const makes = maySell(context, row, 'Create');
  const orders = meets(context.session.user.Capability, can('PRODUCT_ACCOUNT', 'Create'));
  return {
    QuoteId: row.quote_id,
    QuoteNumber: row.quote_number,
    QuoteVersion: row.version,
    Kind: row.kind,
    Name: row.name,
    Status: state,
    ValidUntilDate: row.valid_until,
    CustomerAccountId: row.buyer_account_id,
    Customer: row.buyer_name,
    SellerAccountId: row.seller_account_id,
    Seller: row.seller_name,
    ...(row.sees_creator && { CreatorAccountId: row.creator_account_id, Creator: row.creator_name }),
    CreatedUtc: utc(row.created_utc),
    ChangedUtc: utc(row.changed_utc),
    ...(row.sent_utc && { SentUtc: utc(row.sent_utc) }),
    ...(row.decided_utc && { DecidedUtc: utc(row.decided_utc) }),
    ...(row.decided_by_name !== null && { DecidedBy: row.decided_by_name }),
    ...(row.reason !== null && { Reason: row.reason }),
    ...(row.order_id !== null && { OrderId: row.order_id }),
    Currency: row.currency,
    ...(seesPrices(context, row) && {
      OrderValue: row.order_value,
      ListValue: row.list_value,
      DiscountValue: Number((row.list_value - row.order_value).toFixed(3)),
    }),
    LinesCount: row.lines_count,
    Services: row.services ?? '',
    MayChange: changes && mayTake(steps.change, state),
    MayDelete: maySell(context, row, 'Delete') && mayTake(steps.delete, state),
    MaySend: changes && mayTake(steps.send, state),
    MayWithdraw: changes && mayTake(steps.withdraw, state),
    MayResend: changes && state === 'Sent' && isValid,
    MayRevise: makes && mayRevise(state) && row.is_last && !row.has_draft,
    MayCopy: holds(context, 'Quotation', 'Create') && maySell(context, row, 'Read'),
    MayAnswer: mayBuy(context, row) && mayTake(steps.accept, state) && isValid,
    MayAnswerFor: changes && mayTake(steps.accept, state) && isValid,
    MayOrder:
      orders && (mayBuy(context, row) || maySell(context, row, 'Read')) && mayTake(steps.order, state) && isValid,
    Version: row.record_version,
  };
}

/** @returns columns beside those of a quote that stands as `page`. */
export const quoteFacts = ({ language }: CallContext): RawBuilder<QuoteFacts> => sql<QuoteFacts>`
  (select string_agg(s.name, ', ' order by l.line_no) from quote_line l
    cross join lateral quote_line_service(l.quote_line_id, ${language}) s where l.quote_id = page.quote_id) as services`;

/** With the names of the parties, which the session need not see as accounts. */
export const quotesWhere = (
  context: CallContext,
  condition: RawBuilder<boolean>,
  states?: readonly QuoteState[],
) => sql<QuoteRow & QuoteFacts>`
  select quote.*, 'Q-' || quote.number as quote_number, quote.valid_until_date::text as valid_until, quote.valid_until_date - current_date as days_left,
    named.*, coalesce(worth.list_value, 0) as list_value, coalesce(worth.value, 0) as order_value, worth.lines_count,
    not exists (select from quote later where later.number = quote.number and later.version > quote.version) as is_last,
    exists (select from quote later where later.number = quote.number and later.state = 'Draft') as has_draft,
    sells_by(quote.seller_account_id, quote.creator_account_id) as sells,
    quote.sent_utc is not null and quote.buyer_account_id = (select scope_account()) as buys,
    exists (select from account a where a.account_id = quote.creator_account_id and ${inScope('a.path')}) as sees_creator,
    ${rowVersion('quote')} as record_version
  from quote cross join lateral quote_names(quote.quote_id) named
  cross join lateral (select sum(p.list_value) as list_value, sum(p.value) as value, count(distinct l.quote_line_id)::integer as lines_count
    from quote_line l left join quote_line_price p using (quote_line_id) where l.quote_id = quote.quote_id) worth
  where ${inQuote(context)} and ${condition}
    and (${states?.length ? states : null}::text[] is null or quote.state = any (${states ?? null}::text[]))`;

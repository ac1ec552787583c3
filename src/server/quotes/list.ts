/** Quotes as lists show them: one's own, those to all customers below, and those that the own company was sent. */
import { type RawBuilder, sql } from 'kysely';
import type GetCustomerSalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetCustomerSalesQuotesPaged.ts';
import type GetMySalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetMySalesQuotesPaged.ts';
import type GetQuotableCustomersPaged from '../../../manifests/operations/SalesQuote/GetQuotableCustomersPaged.ts';
import type GetSalesQuotes from '../../../manifests/operations/SalesQuote/GetSalesQuotes.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { findAccount } from '../accounts/find.ts';
import { inScope, isListed, ofSellerInScope } from '../db/in-scope.ts';
import { hasWords, pageOf, wordsOf } from '../db/list-query.ts';
import { maySell, type QuoteFacts, type QuoteRow, quoteFacts, quoteOf, quotesWhere } from './row.ts';

/** What the words of a find box are looked for in. */
const found = ['quote_number', 'name', 'buyer_name'] as const;

type Page = DataOf<typeof GetMySalesQuotesPaged>;
type Input = InputOf<typeof GetCustomerSalesQuotesPaged>;

export const myQuotes = (context: CallContext, input: InputOf<typeof GetMySalesQuotesPaged>): Promise<Page> =>
  quotesPage(
    context,
    input,
    sql<boolean>`quote.kind = 'Quotation' and quote.creator_account_id = ${context.session.user.UserAccountId}`,
  );

/** @throws 404 for a customer out of sight. */
export async function customerQuotes(context: CallContext, { customerAccountId, ...input }: Input): Promise<Page> {
  if (customerAccountId !== undefined) await findAccount(context, customerAccountId);
  return quotesPage(
    context,
    input,
    sql<boolean>`quote.kind = 'Quotation' and ${ofSellerInScope('quote.seller_account_id')}
      and (${customerAccountId ?? null}::bigint is null or quote.buyer_account_id = ${customerAccountId ?? null})`,
  );
}

/** Those whose reach ends at themselves are sent nothing. */
export const receivedQuotes = (context: CallContext, input: InputOf<typeof GetMySalesQuotesPaged>): Promise<Page> =>
  quotesPage(
    context,
    input,
    sql<boolean>`quote.sent_utc is not null and quote.buyer_account_id = (select scope_account())`,
  );

/** Of the deprecated tool: few, as none come new. */
export async function salesQuotes(
  context: CallContext,
  input: InputOf<typeof GetSalesQuotes>,
): Promise<DataOf<typeof GetSalesQuotes>> {
  const words = wordsOf(input);
  const those = quotesWhere(context, sql<boolean>`quote.kind = 'SalesQuote'`);
  const { rows } = await sql<QuoteRow & QuoteFacts>`
    select page.*, ${quoteFacts(context)} from (${those}) page where ${words === undefined ? sql`true` : hasWords(found, words)} order by page.changed_utc desc, page.quote_id desc`.execute(
    context.db,
  );
  return rows.filter((row) => maySell(context, row, 'Read')).map((row) => quoteOf(context, row));
}

async function quotesPage(
  context: CallContext,
  input: Omit<Input, 'customerAccountId'>,
  condition: RawBuilder<boolean>,
) {
  const { rows, total } = await pageOf(context.db, quotesWhere(context, condition, input.states), {
    order: {
      QuoteNumber: 'number',
      Name: 'name',
      Customer: 'buyer_name',
      Creator: 'creator_name',
      OrderValue: 'order_value',
      Status: 'state',
      ValidUntilDate: 'valid_until',
      ChangedUtc: 'changed_utc',
    },
    texts: { language: context.language, columns: ['name', 'buyer_name', 'creator_name'] },
    find: found,
    standard: { changed_utc: 'desc', quote_id: 'desc' },
    input,
    more: quoteFacts(context),
  });
  return { Items: rows.map((row) => quoteOf(context, row)), TotalCount: total };
}

interface CustomerRow {
  readonly account_id: number;
  readonly account_identificator: string;
  readonly display_name: string;
  readonly currency: string;
  readonly seller: string;
}

export async function quotableCustomers(
  context: CallContext,
  input: InputOf<typeof GetQuotableCustomersPaged>,
): Promise<DataOf<typeof GetQuotableCustomersPaged>> {
  const query = sql<CustomerRow>`
    select a.account_id, a.account_identificator, a.display_name, a.currency, seller.display_name as seller
    from account a join account seller on seller.account_id = a.parent_account_id and ${inScope('seller.path')}
    where ${inScope('a.path')} and ${isListed('a')} and a.account_type in ('Company', 'Reseller') and a.account_state = 'Active'
      and ${ofSellerInScope('a.parent_account_id')} and a.currency is not null and quote_problem(a.account_id) is null`;
  const { rows, total } = await pageOf(context.db, query, {
    order: { DisplayName: 'display_name', Seller: 'seller' },
    texts: { language: context.language, columns: ['display_name', 'seller'] },
    find: ['display_name', 'account_identificator'],
    standard: { display_name: 'asc', account_id: 'asc' },
    input,
  });
  return {
    Items: rows.map((row) => ({
      AccountId: row.account_id,
      DisplayName: row.display_name,
      AccountIdentificator: row.account_identificator,
      Currency: row.currency,
      Seller: row.seller,
    })),
    TotalCount: total,
  };
}

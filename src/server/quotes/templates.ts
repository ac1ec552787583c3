/** Templates: what a quote offers, kept without its customer and prices, and put into another quote at the prices of the day. */
import { sql } from 'kysely';
import type AddSalesQuoteTemplate from '../../../manifests/operations/SalesQuote/AddSalesQuoteTemplate.ts';
import type CreateSalesQuoteFromTemplate from '../../../manifests/operations/SalesQuote/CreateSalesQuoteFromTemplate.ts';
import type GetSalesQuoteTemplatesPaged from '../../../manifests/operations/SalesQuote/GetSalesQuoteTemplatesPaged.ts';
import type SaveSalesQuoteTemplate from '../../../manifests/operations/SalesQuote/SaveSalesQuoteTemplate.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { inOffer, ofSellerInScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { uniquelyNamed } from '../db/unique-name.ts';
import { findOwnQuote } from './find.ts';
import { findDraft, putLine } from './lines.ts';
import { newLine, offerOf } from './offered.ts';
import type { QuoteRow } from './row.ts';
import { createQuote } from './write.ts';

type Page = DataOf<typeof GetSalesQuoteTemplatesPaged>;

const noTemplate = (templateId: number): Failure => new Failure(404, 'noQuoteTemplate', { templateId });

interface TemplateRow {
  readonly quote_template_id: number;
  readonly name: string;
  readonly seller_name: string;
  readonly created_utc: Date;
  readonly lines_count: number;
}

/** Worked out for the rows of a page alone. */
interface TemplateFacts {
  readonly services: string | null;
}

/** Those of all sellers of the caller's branch. */
export async function templatesPage(
  context: CallContext,
  input: InputOf<typeof GetSalesQuoteTemplatesPaged>,
): Promise<Page> {
  const { db, language } = context;
  const query = sql<TemplateRow>`
    select quote_template.quote_template_id, quote_template.name, quote_template.created_utc, seller.display_name as seller_name,
      (select count(*)::integer from quote_template_line l where l.quote_template_id = quote_template.quote_template_id) as lines_count
    from quote_template join account seller on seller.account_id = quote_template.seller_account_id
    where ${ofSellerInScope('quote_template.seller_account_id')}`;
  const { rows, total } = await pageOf(db, query, {
    order: { Name: 'name', Seller: 'seller_name', CreatedUtc: 'created_utc' },
    texts: { language, columns: ['name', 'seller_name'] },
    find: ['name', 'seller_name'],
    standard: { name: 'asc', quote_template_id: 'asc' },
    input,
    more: sql<TemplateFacts>`(select string_agg(service_name(s.names, ${language}, s.product_name), ', ' order by l.line_no)
      from quote_template_line l join service s using (service_id)
      where l.quote_template_id = page.quote_template_id and ${inOffer('s')}) as services`,
  });
  return { Items: rows.map(templateOf), TotalCount: total };
}

const templateOf = (row: TemplateRow & TemplateFacts): Page['Items'][number] => ({
  TemplateId: row.quote_template_id,
  Name: row.name,
  Seller: row.seller_name,
  Services: row.services ?? '',
  LinesCount: row.lines_count,
  CreatedUtc: utc(row.created_utc),
});

/** @returns what it is called. @throws 404 for a quote by which the caller does not sell, 409 for one that offers nothing, 400 for a name that is taken. */
export async function saveTemplate(
  context: CallContext,
  { quoteId, name }: InputOf<typeof SaveSalesQuoteTemplate>,
): Promise<{ TemplateId: number; Name: string }> {
  const quote = await findOwnQuote(context, quoteId, 'Read');
  if (quote.lines_count === 0) throw new Failure(409, 'noLines');
  const { db, session } = context;
  const { quote_template_id: TemplateId } = await uniquelyNamed(
    context,
    'quote_template_seller_account_id_name_key',
    'name',
    () =>
      db
        .insertInto('quote_template')
        .values({
          seller_account_id: quote.seller_account_id,
          creator_account_id: session.user.UserAccountId,
          name: name.trim(),
        })
        .returning('quote_template_id')
        .executeTakeFirstOrThrow(),
  );
  await sql`insert into quote_template_line (quote_template_id, line_no, service_id, quantity, commitment_months, billing)
    select ${TemplateId}, row_number() over (order by l.line_no), l.service_id, l.quantity, l.commitment_months, l.billing
    from quote_line l where l.quote_id = ${quoteId}`.execute(db);
  return { TemplateId, Name: name.trim() };
}

/** All of them or none. @returns their names. @throws 404 for one that is absent or out of reach. */
export async function deleteTemplates({ db }: CallContext, templateIds: readonly number[]): Promise<readonly string[]> {
  const gone = await db
    .deleteFrom('quote_template')
    .where('quote_template_id', 'in', [...templateIds])
    .where(ofSellerInScope('quote_template.seller_account_id'))
    .returning(['quote_template_id', 'name'])
    .execute();
  const absent = templateIds.find((id) => !gone.some(({ quote_template_id }) => quote_template_id === id));
  if (absent !== undefined) throw noTemplate(absent);
  return gone.map(({ name }) => name);
}

interface TemplateLine {
  readonly service_id: number;
  readonly quantity: number;
  readonly commitment_months: number;
  readonly billing: 'Monthly' | 'YearlyPrepaid';
  /** null: the seller does not see it any more. */
  readonly service: string | null;
}

/** Within the seller whose customer is quoted. @throws 404 for one of another, or that is absent. */
async function linesOf({ db, language }: CallContext, seller: number, templateId: number): Promise<TemplateLine[]> {
  const { rows } = await sql<TemplateLine>`
    select l.service_id, l.quantity, l.commitment_months, l.billing, service_name(s.names, ${language}, s.product_name) as service
    from quote_template join quote_template_line l using (quote_template_id)
    left join service s on s.service_id = l.service_id and ${inOffer('s')}
    where quote_template.quote_template_id = ${templateId} and ${ofSellerInScope('quote_template.seller_account_id')}
      and quote_template.seller_account_id = ${seller}
    order by l.line_no`.execute(db);
  if (rows.length === 0) throw noTemplate(templateId);
  return rows;
}

/** What is not offered to the customer is left out, and told in the history. @throws 409 where nothing of it is. */
async function addLines(context: CallContext, quote: QuoteRow, templateId: number): Promise<void> {
  const lines = await linesOf(context, quote.seller_account_id, templateId);
  if (quote.lines_count + lines.length > limits.quoteLines)
    throw new Failure(409, 'quotesFull', { n: limits.quoteLines });
  const leftOut: string[] = [];
  for (const { service_id, quantity, commitment_months, billing, service } of lines) {
    const wanted = { serviceId: service_id, quantity, commitmentMonths: commitment_months, billing };
    const fees = service === null ? undefined : await offerOf(context, quote, wanted);
    if (fees === undefined) leftOut.push(service ?? context.text('a service that is gone'));
    else await putLine(context, quote, newLine(fees, wanted, service ?? ''), true);
  }
  if (leftOut.length === lines.length) throw new Failure(409, 'nothingOffered', { names: leftOut.join(', ') });
  const note = leftOut.length > 0 ? context.text('Not offered: {names}', { names: leftOut.join(', ') }) : null;
  await sql`select note_template(${quote.quote_id}, ${note})`.execute(context.db);
}

/** @returns the number of the quote. */
export async function addTemplate(
  context: CallContext,
  { quoteId, templateId }: InputOf<typeof AddSalesQuoteTemplate>,
): Promise<string> {
  const quote = await findDraft(context, quoteId);
  await addLines(context, quote, templateId);
  return quote.quote_number;
}

/** @returns the id of the draft. */
export async function createFromTemplate(
  context: CallContext,
  { templateId, quote }: InputOf<typeof CreateSalesQuoteFromTemplate>,
): Promise<number> {
  const quoteId = await createQuote(context, { quote });
  await addLines(context, await findDraft(context, quoteId), templateId);
  return quoteId;
}

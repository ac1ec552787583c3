/** A page of a bill's rows. */
import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../../rules/limits.ts';
import { offsetOf, pageOf } from '../../db/list-query.ts';
import { inOrderOf } from '../../db/reader-order.ts';
import { type BillQuery, named } from './bill-query.ts';
import { lineOf, remainingOf } from './bill-row.ts';
import { costsBy, type Sums, sumsOfParts } from './bill-sums.ts';
import { type LineNames, type LineRow, namesOfLine, withBuyers, withBuyersOfFew } from './report-lines.ts';

export async function linesPage(query: BillQuery) {
  const { context, asked, input } = query;
  const { rows, total, sums } =
    query.isFinal && input.orderBy === undefined ? await byDocuments(query) : await inOrder(query);
  const ids = rows.flatMap(({ line_id }) => line_id ?? []);
  const costs = await costsBy(
    query,
    { some: true, sellers: sums.sellers },
    sql`line.row_id`,
    sql`(line.line_id = any (${ids}::bigint[]) or line.is_estimate)`,
  );
  const remaining = await remainingOf(context, asked, rows);
  return { Items: rows.map((row) => lineOf(context, asked, row, { costs, remaining })), TotalCount: total, sums };
}

interface LinesPage {
  readonly rows: readonly LineRow[];
  readonly total: number;
  readonly sums: Sums;
}

/** Names of one row of the page. */
const namesOfPage = (context: BillQuery['context']) =>
  sql<{
    names: LineNames;
  }>`(select to_json(names) from (select ${namesOfLine(context)} from (select page.*) line) names) as names`;

type Unnamed = Omit<LineRow, keyof LineNames> & { readonly names: LineNames };
const whole = ({ names, ...row }: Unnamed): LineRow => ({ ...row, ...names });

/** As the person wants them, or with what is estimated: all of them are put in order. */
async function inOrder(query: BillQuery): Promise<LinesPage> {
  const { context, input } = query;
  const lines = query.lines({});
  const wanted = input.orderBy?.Key === 'Name' ? named(context, lines) : (withBuyers(lines) as RawBuilder<LineRow>);
  const { rows, total, beside } = await pageOf(context.db, wanted, {
    order: { Name: 'name', SalesPrice: 'amount', Customer: 'buyer_name' },
    texts: { language: context.language, columns: ['name', 'buyer_name'] },
    standard: { is_indirect: 'asc', buyer_name: 'asc', is_estimate: 'asc', invoice_id: 'asc', line_no: 'asc' },
    input,
    more: namesOfPage(context),
    given: { name: 'part', query: query.parts, beside: sumsOfParts },
  });
  return { rows: rows.map(whole), total, sums: beside };
}

/** As they stand: documents by who pays, each with its lines. Only the documents are put in order, and only the page's lines are read. */
async function byDocuments(query: BillQuery): Promise<LinesPage> {
  const { context, input } = query;
  const { limit = limits.pageSize } = input;
  const offset = offsetOf(input);
  const documents = withBuyersOfFew(sql<{ buyer: number }>`
    select part.invoice_id, part.buyer, part.is_indirect, sum(part.lines)::integer as lines from part
    -- Behind the last row nothing is put in order.
    where ${offset} < (select sum(each.lines) from part each) group by 1, 2, 3`);
  const { rows } = await sql<Unnamed & { readonly page_place: number | null; readonly page_sums: Sums }>`
    with part as materialized (${query.parts}),
    placed as (
      select document.*, sum(document.lines) over (
        order by document.is_indirect, ${inOrderOf(sql`document.buyer_name`, context.language)}, document.invoice_id) as upto
      from (${documents}) document)
    select page.*, ${namesOfPage(context)}, beside.page_sums
    from (select ${sumsOfParts} as page_sums) beside
    left join (
      select line.*, placed.buyer_name, placed.upto - placed.lines as page_place
      from placed cross join lateral (
        select line.* from (${query.lines({ some: true })}) line where line.invoice_id = placed.invoice_id
        order by line.line_no limit ${limit} offset greatest(0, ${offset} - (placed.upto - placed.lines))) line
      where placed.upto > ${offset} and placed.upto - placed.lines < ${offset + limit}
      order by page_place, line.line_no limit ${limit}
    ) page on true
    order by page.page_place, page.line_no`.execute(context.db);
  const sums = rows[0]?.page_sums;
  if (!sums) throw new Error('Sums are one row always');
  return { rows: rows.filter(({ page_place }) => page_place !== null).map(whole), total: sums.lines, sums };
}

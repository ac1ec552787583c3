/** A bill by who pays: customers, each with the sums of his rows. */
import { sql } from 'kysely';
import { pageOf } from '../../db/list-query.ts';
import type { BillQuery } from './bill-query.ts';
import { type CustomerRow, customerOf } from './bill-row.ts';
import { costsBy, sumsOfParts } from './bill-sums.ts';
import { withBuyersOfFew } from './report-lines.ts';

export async function customersPage(query: BillQuery) {
  const { context, asked, input } = query;
  const grouped = withBuyersOfFew(sql<Omit<CustomerRow, 'buyer_name'>>`
    select 'c' || part.buyer || '-' || part.currency as row_id, part.buyer, part.currency, part.is_indirect, max(part.invoice_id) as invoice_id,
      bool_or(part.is_estimate) as is_estimate, sum(part.lines)::integer as lines_count, sum(part.amount) as amount
    from part group by part.buyer, part.currency, part.is_indirect`);
  const { rows, total, beside } = await pageOf(context.db, grouped, {
    order: { Name: 'buyer_name', SalesPrice: 'amount', Customer: 'buyer_name' },
    texts: { language: context.language, columns: ['buyer_name'] },
    standard: { is_indirect: 'asc', buyer_name: 'asc', row_id: 'asc' },
    input,
    given: { name: 'part', query: query.parts, beside: sumsOfParts },
  });
  const buyers = rows.map(({ buyer }) => buyer);
  const costs = await costsBy(
    query,
    { some: true, sellers: beside.sellers },
    sql`'c' || line.buyer || '-' || line.currency`,
    sql`line.buyer = any (${buyers}::bigint[])`,
  );
  return { Items: rows.map((row) => customerOf(asked, row, costs.get(row.row_id))), TotalCount: total, sums: beside };
}

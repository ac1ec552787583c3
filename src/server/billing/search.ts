/** Invoices and credit notes found by a text, as far as the session sees them. */
import { sql } from 'kysely';
import type SearchInvoices from '../../../manifests/operations/Account/SearchInvoices.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { bestDeals, customerIn, pathsOf } from '../accounts/deals-found.ts';
import { utc } from '../accounts/row.ts';
import { invoicesWhere, periodIn } from './invoice-row.ts';

export async function searchInvoices(
  context: CallContext,
  { searchString, maxRows = limits.searchRows }: InputOf<typeof SearchInvoices>,
): Promise<DataOf<typeof SearchInvoices>> {
  const ids = await bestDeals(context, { kind: 'Invoice', words: searchString, bought: true, sold: true }, maxRows);
  if (ids.length === 0) return [];
  const { rows } = await invoicesWhere(sql<boolean>`invoice.invoice_id = any (${[...ids]}::bigint[])`).execute(
    context.db,
  );
  const paths = await pathsOf(
    context,
    rows.map(({ buyer_account_id }) => buyer_account_id),
  );
  const byId = new Map(rows.map((row) => [row.invoice_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      InvoiceId: row.invoice_id,
      InvoiceNumber: row.number,
      Kind: row.kind,
      Customer: customerIn(paths, row.buyer_account_id, row.buyer_name),
      Seller: row.seller_name,
      Period: periodIn(context.language, row.interval_id),
      IssuedUtc: utc(row.issued_utc),
    };
  });
}

/** Invoices as lists show them: what an account has received, and what it has issued. */
import { sql } from 'kysely';
import type GetInvoices from '../../../manifests/operations/Account/GetInvoices.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { isFoundDeal } from '../accounts/deals-found.ts';
import { findAccount } from '../accounts/find.ts';
import { pageOf, wordsOf } from '../db/list-query.ts';
import { invoiceFacts, invoiceOf, invoicesWhere } from './invoice-row.ts';

/** @throws 404 for an account out of sight. */
export async function invoicesOf(
  context: CallContext,
  { accountId, side = 'Received', kinds, intervalId, ...input }: InputOf<typeof GetInvoices>,
): Promise<DataOf<typeof GetInvoices>> {
  await findAccount(context, accountId);
  const words = wordsOf(input);
  const search = { kind: 'Invoice', words: words ?? '', bought: true, sold: true } as const;
  const party = sql.ref(side === 'Received' ? 'invoice.buyer_account_id' : 'invoice.seller_account_id');
  const wanted = sql<boolean>`${party} = ${accountId}
    and (${kinds?.length ? kinds : null}::text[] is null or invoice.kind = any (${kinds ?? null}::text[]))
    and (${intervalId ?? null}::integer is null or invoice.interval_id = ${intervalId ?? null})
    and ${words === undefined ? sql<boolean>`true` : isFoundDeal('invoice.invoice_id', search)}`;
  const { rows, total } = await pageOf(context.db, invoicesWhere(wanted), {
    order: {
      InvoiceNumber: 'number',
      Seller: 'seller_name',
      Buyer: 'buyer_name',
      IntervalId: 'interval_id',
      IssuedUtc: 'issued_utc',
      DueDate: 'due_date',
      Net: 'net',
      Total: 'total',
    },
    texts: { language: context.language, columns: ['seller_name', 'buyer_name'] },
    standard: { issued_utc: 'desc', invoice_id: 'desc' },
    more: invoiceFacts,
    input,
  });
  return { Items: rows.map((row) => invoiceOf(context, row)), TotalCount: total };
}

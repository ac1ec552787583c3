/** Invoices as letters tell them to their buyer. */
import { type Kysely, sql } from 'kysely';
import { plainMoney } from '../../rules/format/money.ts';
import type { Tables } from '../db/tables.ts';
import type { ToldInvoice } from '../mail/templates/invoices.ts';
import type { Notice } from '../messages/notices.ts';

interface Row {
  readonly kind: ToldInvoice['kind'];
  readonly number: string;
  readonly seller_name: string;
  readonly currency: string;
  readonly total: number;
  readonly due_date: string | null;
  readonly corrected: string | null;
  readonly reason: string | null;
}

/** undefined: it is none of the company's. */
export async function toldInvoice(
  db: Kysely<Tables>,
  { subject_id, company_account_id }: Notice,
): Promise<ToldInvoice | undefined> {
  const { rows } = await sql<Row>`select * from invoice_told(${subject_id}, ${company_account_id})`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return {
    id: subject_id,
    kind: row.kind,
    number: row.number,
    seller: row.seller_name,
    total: plainMoney(row.total, row.currency),
    due: row.kind === 'Invoice' ? (row.due_date ?? undefined) : undefined,
    corrected: row.corrected ?? undefined,
    reason: row.reason ?? undefined,
  };
}

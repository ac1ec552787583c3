/** Quotes: what a seller offers a customer, one row for each version. Functions of the database write them. */
import type { Generated } from 'kysely';
import type { quoteMachine } from '../../../../rules/machines/quote.ts';
import type { TableRules } from '../../table.ts';

export interface QuoteTable {
  quote_id: Generated<number>;
  kind: Generated<'Quotation' | 'SalesQuote'>;
  number: Generated<number>;
  version: Generated<number>;
  replaces_quote_id: number | null;
  seller_account_id: number;
  buyer_account_id: number;
  creator_account_id: number;
  name: string;
  currency: string;
  state: Generated<(typeof quoteMachine.states)[number]>;
  valid_until_date: Date;
  note: string | null;
  created_utc: Generated<Date>;
  changed_utc: Generated<Date>;
  sent_utc: Date | null;
  decided_utc: Date | null;
  decided_by_account_id: number | null;
  /** As whoever answered by a link has signed. */
  decided_name: string | null;
  reason: string | null;
  order_id: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    quote: QuoteTable;
  }
}

export default {
  name: 'quote',
  subject: { name: 'Quote', id: 'quote_id', account: 'buyer_account_id' },
  record: { name: 'Quote', id: 'quote_id' },
  grant: 'select',
  // The seller and those above him, whoever has written it, and the buyer once it was sent.
  visible: `quote.seller_account_id = any ((select scope_sellers())::bigint[]) or quote.creator_account_id = (select scope_user())
    or quote.sent_utc is not null and quote.buyer_account_id = (select scope_account())`,
} satisfies TableRules;

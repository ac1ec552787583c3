/** What became of a quote, and by whom. */
import type { Generated } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface QuoteEventTable {
  quote_event_id: Generated<number>;
  quote_id: number;
  at_utc: Generated<Date>;
  kind:
    | 'Created'
    | 'Copied'
    | 'FromTemplate'
    | 'Sent'
    | 'SentAgain'
    | 'Withdrawn'
    | 'Superseded'
    | 'Accepted'
    | 'Rejected'
    | 'Expired'
    | 'Ordered';
  by_account_id: number | null;
  /** As whoever came by a link has signed. */
  by_name: string | null;
  note: string | null;
}

declare module '../../tables.ts' {
  interface Tables {
    quote_event: QuoteEventTable;
  }
}

export default {
  name: 'quote_event',
  grant: 'select',
  visible: 'exists (select from quote q where q.quote_id = quote_event.quote_id)',
} satisfies TableRules;

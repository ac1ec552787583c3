/** An old invoice that somebody wants to have printed. */
import type { Generated } from 'kysely';
import { deal, type TableRules } from '../../table.ts';

export interface DocumentRequestTable {
  invoice_id: number;
  seller_account_id: number;
  buyer_account_id: number;
  asked_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    document_request: DocumentRequestTable;
  }
}

export default {
  name: 'document_request',
  grant: 'select, insert',
  visible: deal('document_request'),
  writable: deal('document_request'),
} satisfies TableRules;

/** A final invoice as it was printed. */
import type { Generated } from 'kysely';
import { deal, ofSeller, type TableRules } from '../../table.ts';

export interface DocumentTable {
  document_id: Generated<number>;
  invoice_id: number;
  seller_account_id: number;
  buyer_account_id: number;
  file_name: string;
  content: Buffer;
  sha256: Buffer;
  made_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    document: DocumentTable;
  }
}

export default {
  name: 'document',
  grant: 'select, insert',
  visible: deal('document'),
  writable: ofSeller('document.seller_account_id'),
} satisfies TableRules;

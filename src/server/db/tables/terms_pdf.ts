/** The PDF of published terms by language, made when it is first asked for; only functions of the database see it. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface TermsPdfTable {
  path: Generated<string>;
  terms_id: number;
  language: string;
  content: Buffer | null;
}

declare module '../tables.ts' {
  interface Tables {
    terms_pdf: TermsPdfTable;
  }
}

export default {
  name: 'terms_pdf',
  grant: '',
} satisfies TableRules;

/** Counted tries; only functions of the database see them. */
import type { TableRules } from '../table.ts';

export interface AttemptTable {
  subject: string;
  count: number;
  since_utc: Date;
  locked_until_utc: Date | null;
}

declare module '../tables.ts' {
  interface Tables {
    attempt: AttemptTable;
  }
}

export default {
  name: 'attempt',
  grant: '',
} satisfies TableRules;

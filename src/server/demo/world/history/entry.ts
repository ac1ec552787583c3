/** One event of the demo world's past, before it becomes a row of the audit log. */
import type { Sentence } from '../../../calls/sentence.ts';
import type { DemoAccount } from '../accounts/account.ts';

export interface Entry {
  readonly at: Date;
  readonly event: string;
  readonly operation: string;
  readonly target: DemoAccount;
  readonly user: DemoAccount;
  readonly impersonator?: DemoAccount | undefined;
  readonly details?: readonly Sentence[] | undefined;
}

/** The log begins eighteen months before the demo world's now. */
export const begin = new Date('2025-05-20T00:00:00Z');

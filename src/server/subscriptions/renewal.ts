/** What becomes of a subscription at the end of its term: kept here, and shown by its account. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The account was found in the session's scope before. */
export async function saveRenewal(db: Kysely<Tables>, accountId: number, mode: unknown): Promise<void> {
  if (mode !== 'Renew' && mode !== 'Terminate') return;
  await db
    .updateTable('subscription')
    .set({ renewal_mode: mode })
    .where('account_id', '=', accountId)
    .where('state', '<>', 'Ended')
    .where('renewal_mode', '<>', mode)
    .execute();
}

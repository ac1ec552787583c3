/** A transaction in the scope of a session, for what is no call of the contract. */
import { openTransaction, type Transaction } from '../db/transaction.ts';
import type { Session } from '../identity/session.ts';
import type { Service } from '../service.ts';

/** What the work has not committed itself is taken back. */
export async function within<T>(
  { database }: Service,
  { scope }: Session,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const transaction = openTransaction(database.pool, scope);
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback();
  }
}

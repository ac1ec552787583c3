/** Requests for a password link, answered apart from the call that left them: the call cannot tell whose name it was. */
import type pg from 'pg';
import { limits } from '../../rules/limits.ts';
import { inOwnTransaction } from '../calls/rate-limit.ts';
import { openTransaction } from '../db/transaction.ts';
import type { Brand } from '../mail/layout.ts';
import type { Secrets } from '../secrets.ts';
import { sendPasswordLink } from './password-link.ts';

interface LinkRequestDeps {
  readonly pool: pg.Pool;
  readonly secrets: Secrets;
  readonly brand: Brand;
}

/** Nobody's mailbox is flooded by somebody who knows his name. */
async function maySend(pool: pg.Pool, userAccountId: number): Promise<boolean> {
  const [tries] = await inOwnTransaction(pool, 'count_attempt', [
    `password link:${userAccountId}`,
    3,
    limits.lockTime / 1000,
  ]);
  return (tries as number) <= 3;
}

/** Answers one request, with the audit entry that its call could not leave. @returns false when there is none. */
export async function answerPasswordRequest({ pool, secrets, brand }: LinkRequestDeps): Promise<boolean> {
  const transaction = openTransaction(pool, undefined);
  try {
    const [row] = await transaction.prepared('take_password_request', 'select * from take_password_request()', []);
    if (!row) return false;
    const [requestId, address, userAccountId, path, name] = row as [string, string, number | null, string, string];
    if (userAccountId !== null && (await maySend(pool, userAccountId))) {
      await transaction.enter({ path, userAccountId });
      await sendPasswordLink({ db: transaction.db, secrets, brand }, userAccountId);
      const user = { user_account_id: userAccountId, user_name: name, user_type: 'User' };
      await transaction.db
        .insertInto('audit_entry')
        .values({
          event: 'Password reset requested',
          operation: 'SelfCare/RequestResetPassword',
          request_id: requestId,
          target_account_id: userAccountId,
          target_name: name,
          target_type: 'User',
          ...user,
          impersonator_account_id: null,
          impersonator_name: null,
          details: address,
        })
        .execute();
    }
    await transaction.commit();
    return true;
  } finally {
    // Nothing to undo once it is committed.
    await transaction.rollback();
  }
}

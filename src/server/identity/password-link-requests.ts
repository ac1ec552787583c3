/** Requests for a password link, answered apart from the call that left them: the call cannot tell whose name it was. */
import type pg from 'pg';
import RequestResetPassword from '../../../manifests/operations/SelfCare/RequestResetPassword.ts';
import { limits } from '../../rules/limits.ts';
import { writeAuditEntry } from '../audit/write.ts';
import { inOwnTransaction } from '../db/own-transaction.ts';
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
      const user = { accountId: userAccountId, name, type: 'User' };
      await writeAuditEntry(transaction, {
        operation: RequestResetPassword,
        requestId,
        session: undefined,
        note: { user, target: user, details: address },
      });
    }
    await transaction.commit();
    return true;
  } finally {
    // Nothing to undo once it is committed.
    await transaction.rollback();
  }
}

/** Requests for a password link, answered apart from the call that left them: the call cannot tell whose name it was. */
import { sql } from 'kysely';
import type pg from 'pg';
import RequestResetPassword from '../../../manifests/operations/SelfCare/RequestResetPassword.ts';
import { limits } from '../../rules/limits.ts';
import type { AuditedCall } from '../audit/write.ts';
import type { AuditedAccount } from '../calls/call-context.ts';
import { inOwnTransaction } from '../db/own-transaction.ts';
import type { MailDeps } from '../mail/enqueue.ts';
import { sendPasswordLink } from './password-link.ts';

/** With the user of the name, if it is anybody's. */
export interface LinkRequest {
  readonly password_request_id: number;
  readonly request_id: string;
  readonly address: string;
  readonly user_account_id: number | null;
  readonly path: string | null;
  readonly display_name: string | null;
}

/** Nobody's mailbox is flooded by somebody who knows his name: counted at once, whatever becomes of the mail. */
export async function mayAnswer(pool: pg.Pool, { user_account_id: id }: LinkRequest): Promise<boolean> {
  if (id === null) return false;
  const [tries] = await inOwnTransaction(pool, 'count_attempt', [`password link:${id}`, 3, limits.lockTime / 1000]);
  return (tries as number) <= 3;
}

/** What the answer is written with. */
interface Answering extends MailDeps {
  as(user: AuditedAccount, path: string): Promise<void>;
  audit(entry: Pick<AuditedCall, 'operation' | 'requestId' | 'note'>): void;
}

/** Sends the link, with the audit entry that the call could not leave. */
export async function answerRequest(request: LinkRequest, answering: Answering): Promise<void> {
  const { request_id: requestId, address, user_account_id: accountId, path, display_name: name } = request;
  if (accountId === null || path === null || name === null) return;
  const user = { accountId, name, type: 'User' };
  await answering.as(user, path);
  await sendPasswordLink(answering, accountId);
  answering.audit({ operation: RequestResetPassword, requestId, note: { user, target: user, details: address } });
}

/** Forgets the request in the transaction of its answer; false when another worker has it. */
export async function endRequest(
  { db }: Pick<MailDeps, 'db'>,
  { password_request_id: id }: LinkRequest,
  worker: string,
): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean;
  }>`select password_request_answered(${id}, ${worker}) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Writes the one audit entry of a write, as the last statement before its commit. */
import type { AnyOperation } from '../../define/contract/operation.ts';
import { noAccount } from '../calls/failure.ts';
import type { AuditedAccount, AuditNote } from '../calls/handler-context.ts';
import { inScope } from '../db/in-scope.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Session } from '../identity/session.ts';

export interface AuditedCall {
  readonly operation: Pick<AnyOperation, 'operation' | 'audit'>;
  readonly input: unknown;
  readonly requestId: string;
  readonly session: Session | undefined;
  readonly note: AuditNote;
}

/** @throws when neither session nor note says who acted, so that no write stays without an author. */
export async function writeAuditEntry(transaction: Pick<Transaction, 'db'>, call: AuditedCall): Promise<void> {
  const { operation, session, note } = call;
  if (note.repeated || note.later) return;
  const user = note.user ?? (session && userOf(session));
  if (!user) throw new Error(`${operation.operation} wrote, but nobody is named as its author`);
  const target = note.target ?? (await targetOf(transaction, call)) ?? user;
  await transaction.db
    .insertInto('audit_entry')
    .values({
      event: note.event ?? operation.audit?.event ?? operation.operation,
      operation: operation.operation,
      request_id: call.requestId,
      target_account_id: target.accountId,
      target_name: target.name,
      target_type: target.type,
      user_account_id: user.accountId,
      user_name: user.name,
      user_type: user.type,
      impersonator_account_id: session?.user.ImpersonatorAccountId ?? null,
      impersonator_name: session?.user.ImpersonatorAccount?.DisplayName ?? null,
      details: note.details ?? null,
    })
    .execute();
}

const userOf = ({ user }: Session): AuditedAccount => ({
  accountId: user.UserAccountId,
  name: user.UserAccount.DisplayName,
  type: 'User',
});

async function targetOf(
  transaction: Pick<Transaction, 'db'>,
  { operation, input }: AuditedCall,
): Promise<AuditedAccount | undefined> {
  const key = operation.audit?.target;
  if (key === undefined) return undefined;
  const accountId = (input as Record<string, number>)[key] ?? 0;
  const account = await transaction.db
    .selectFrom('account')
    .select(['display_name', 'account_type'])
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  return { accountId, name: account.display_name, type: account.account_type };
}

/** Writes the one audit entry of a write, as the last statement before its commit; of one that is silent it tells only the change. */
import { sql } from 'kysely';
import type { CurrentUser } from '../../../manifests/entities/CurrentUser.ts';
import { auditTag } from '../../define/contract/changes.ts';
import type { AnyOperation } from '../../define/contract/operation.ts';
import type { Static } from '../../define/contract/schema.ts';
import type { AuditedAccount, AuditNote } from '../calls/call-context.ts';
import { noAccount } from '../calls/failure.ts';
import { inWords } from '../calls/sentence.ts';
import type { Transaction } from '../db/transaction.ts';
import type { SubjectAccount } from './subject.ts';

type Operation = Pick<AnyOperation, 'operation' | 'subject' | 'changes' | 'audit' | 'silent'>;

export interface AuditedCall {
  readonly operation: Operation;
  /** The accounts of what the call is about, as they stood before it. */
  readonly subjects?: Promise<readonly SubjectAccount[] | undefined>;
  readonly requestId: string;
  /** Who is signed in. */
  readonly session: { readonly sessionId: string; readonly user: Static<typeof CurrentUser> } | undefined;
  readonly note: AuditNote;
}

/** @throws when neither session nor note says who acted, so that no write stays without an author. */
export async function writeAuditEntry(transaction: Pick<Transaction, 'db'>, call: AuditedCall): Promise<void> {
  const { operation, session, note } = call;
  if (note.repeated || note.later) return;
  const isSilent = operation.silent !== undefined && session !== undefined && !session.user.ImpersonatorAccountId;
  const user = note.user ?? (session && userOf(session));
  if (!user) throw new Error(`${operation.operation} wrote, but nobody is named as its author`);
  const subjects = (await call.subjects) ?? [];
  const target = note.target ?? (subjects[0] ? await accountOf(transaction, subjects[0].accountId) : user);
  const entry = {
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
    ...kept(note.details),
  };
  const changes = JSON.stringify([...(operation.changes ?? []), ...(isSilent ? [] : [auditTag])]);
  const accounts = [...new Set([target.accountId, ...subjects.map(({ accountId }) => accountId)])];
  const told = sql`tell_changes(${changes}, ${session?.sessionId ?? null}, ${accounts}, ${subjects.map(({ path }) => path)})`;
  if (isSilent) {
    await transaction.db.selectNoFrom(told.as('told')).execute();
    return;
  }
  // One statement: until the commit every other write waits for it.
  await transaction.db
    .with('entry', (db) => db.insertInto('audit_entry').values(entry).returning('audit_entry_id'))
    .selectFrom('entry')
    .select(told.as('told'))
    .execute();
}

const kept = (details: AuditNote['details']) =>
  details === undefined || typeof details === 'string'
    ? { details: details ?? null, sentences: null }
    : { details: inWords(details), sentences: JSON.stringify(details) as never };

const userOf = ({ user }: NonNullable<AuditedCall['session']>): AuditedAccount => ({
  accountId: user.UserAccountId,
  name: user.UserAccount.DisplayName,
  type: 'User',
});

/** As the account is called after the call. */
async function accountOf({ db }: Pick<Transaction, 'db'>, accountId: number): Promise<AuditedAccount> {
  const account = await db
    .selectFrom('account')
    .select(['display_name', 'account_type'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  return { accountId, name: account.display_name, type: account.account_type };
}

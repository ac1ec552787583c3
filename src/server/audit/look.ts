/** Reads of what others do are written down: the first in an hour of each session, for lists ask again by themselves. */
import type pg from 'pg';
import type { AnyOperation } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { openTransaction, type TenantScope } from '../db/transaction.ts';
import { type AuditedCall, writeAuditEntry } from './write.ts';

interface Look {
  readonly event: string;
  readonly operation: Pick<AnyOperation, 'operation' | 'subject'>;
  readonly requestId: string;
  readonly session: NonNullable<AuditedCall['session']> & { readonly scope: TenantScope };
}

/** When this server process has written down which look last. */
const written = new Map<string, number>();
const most = 10_000;

/** In a transaction of its own, and before the answer: what cannot be written down is not shown. */
export async function noteLook(pool: pg.Pool, { event, operation, requestId, session }: Look): Promise<void> {
  const look = `${session.sessionId} ${operation.operation}`;
  const now = Date.now();
  if (now - (written.get(look) ?? 0) < limits.auditedLook) return;
  const transaction = openTransaction(pool, session.scope);
  try {
    const note = { event, details: operation.operation.split('/').at(-1) ?? operation.operation };
    await writeAuditEntry(transaction, { operation, requestId, session, note });
    await transaction.commit();
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
  if (written.size >= most) written.clear();
  written.set(look, now);
}

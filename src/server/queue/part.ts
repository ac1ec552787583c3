/** A part of the product's or a user's work that commits by itself: its transaction, and what it leaves in the log. */
import type pg from 'pg';
import type { CallContext } from '../../define/contract/handler.ts';
import type { AnyOperation } from '../../define/contract/operation.ts';
import { type AuditedCall, writeAuditEntry } from '../audit/write.ts';
import type { AuditedAccount } from '../calls/call-context.ts';
import { openTransaction, type TenantScope, type Transaction } from '../db/transaction.ts';
import type { Session } from '../identity/session.ts';
import { nobody } from './claimed-job.ts';
import { tellLists } from './tell.ts';

type Entry = Pick<AuditedCall, 'operation' | 'note'> & Partial<Pick<AuditedCall, 'requestId'>>;

/** What the work of one part is done with. */
export interface WorkPart extends Pick<CallContext, 'db' | 'prepared' | 'scoped'> {
  /** From here on the product's own work sees this branch and happens in the name of a user, whether he still works here or not. */
  as(user: AuditedAccount, path: string): Promise<void>;
  /** From here on it sees this branch alone, in nobody's name. */
  enter(path: string): Promise<void>;
  /** Lists of what such an operation changes are told of it, to those whom it concerns: above, below or at this path, as it says itself. */
  tell(operation: Pick<AnyOperation, 'changes'>, path: string): Promise<void>;
  /** What the part leaves in the log. It is written last, for until the commit every other write waits for it. */
  audit(entry: Entry): void;
}

interface PartOf {
  readonly pool: pg.Pool;
  /** As the log names it where an entry says nothing else: `job 7`. */
  readonly requestId: string;
  /** In whose name the work is done; undefined: the product's own. */
  readonly session: Session | undefined;
  readonly scope: TenantScope | undefined;
}

/**
 * @param work does the part and answers what came of it.
 * @param end the last statement beside the log; what it throws undoes the part.
 */
export async function commitPart<Result>(
  { pool, requestId, session, scope }: PartOf,
  work: (part: WorkPart) => Promise<Result>,
  end: (transaction: Transaction, result: Result) => Promise<void>,
): Promise<Result> {
  const transaction = openTransaction(pool, scope);
  const entries: Entry[] = [];
  let author: AuditedAccount | undefined;
  const enter = async (wanted: TenantScope): Promise<void> => {
    if (session) throw new Error(`The work of ${requestId} has an owner and is done in his name only`);
    await transaction.enter(wanted);
  };
  const part: WorkPart = {
    db: transaction.db,
    prepared: (name, text, values) => transaction.prepared(name, text, values),
    scoped: (name, values) => transaction.scoped(name, values),
    as: async (user, path) => {
      await enter({ path, userAccountId: user.accountId });
      author = user;
    },
    enter: (path) => enter({ path, userAccountId: nobody }),
    tell: (operation, path) => tellLists(transaction.db, operation, path),
    audit: (entry) => void entries.push(entry),
  };
  try {
    const result = await work(part);
    await end(transaction, result);
    // One behind the other, without waiting for the answers: every other write waits until the last of them.
    const written = entries.map(({ operation, requestId: named = requestId, note }) => {
      const whose = author ? { user: author, ...note } : note;
      return writeAuditEntry(transaction, { operation, requestId: named, session, note: whose });
    });
    await Promise.all(written);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

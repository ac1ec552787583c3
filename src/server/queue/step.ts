/** Steps of a job: parts that commit by themselves, so that what is done stays done and nobody waits for the rest. */
import type pg from 'pg';
import type { CallContext } from '../../define/contract/handler.ts';
import { type AuditedCall, writeAuditEntry } from '../audit/write.ts';
import type { AuditedAccount } from '../calls/call-context.ts';
import { openTransaction } from '../db/transaction.ts';
import type { Session } from '../identity/session.ts';
import type { ClaimedJob } from './claimed-job.ts';
import { JobLost, leaseText, type Progress } from './progress.ts';

type Entry = Pick<AuditedCall, 'operation' | 'note'> & Partial<Pick<AuditedCall, 'requestId'>>;

/** What one step works with: a transaction of its own. */
export interface JobPart extends Pick<CallContext, 'db'> {
  /** From here on the product's own work sees this branch and happens in the name of a user, whether he still works here or not. */
  as(user: AuditedAccount, path: string): Promise<void>;
  /** What the step leaves in the log. It is written last, for until the commit every other write waits for it. */
  audit(entry: Entry): void;
}

export type Step = (work: (part: JobPart) => Promise<unknown>) => Promise<unknown>;

interface StepDeps {
  readonly pool: pg.Pool;
  readonly worker: string;
  readonly taken: ClaimedJob;
  readonly session: Session | undefined;
  readonly progress: Progress;
}

/** @throws JobLost when the job is no longer the worker's; the step has left nothing then. */
export const stepsOf =
  ({ pool, worker, taken, session, progress }: StepDeps): Step =>
  async (work) => {
    progress.signal.throwIfAborted();
    const transaction = openTransaction(pool, session?.scope);
    const entries: Entry[] = [];
    let author: AuditedAccount | undefined;
    const part: JobPart = {
      db: transaction.db,
      as: async (user, path) => {
        if (session) throw new Error(`The job ${taken.name} has an owner and works in his name only`);
        author = user;
        await transaction.enter({ path, userAccountId: user.accountId });
      },
      audit: (entry) => void entries.push(entry),
    };
    try {
      const reached = await work(part);
      progress.signal.throwIfAborted();
      const end = [taken.job_id, worker, leaseText, progress.done, progress.total, JSON.stringify(reached ?? null)];
      const [mine] = await transaction.prepared('step_job', 'select step_job($1, $2, $3, $4, $5, $6)', end);
      if (!mine?.[0]) {
        progress.stop(new JobLost());
        progress.signal.throwIfAborted();
      }
      for (const { operation, requestId = `job ${taken.job_id}`, note } of entries) {
        const named = author ? { user: author, ...note } : note;
        await writeAuditEntry(transaction, { operation, requestId, session, note: named });
      }
      await transaction.commit();
      return reached ?? null;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  };

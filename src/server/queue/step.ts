/** Steps of a job: parts that commit by themselves, so that what is done stays done and nobody waits for the rest. */
import type pg from 'pg';
import type { Session } from '../identity/session.ts';
import { type ClaimedJob, productScope } from './claimed-job.ts';
import { commitPart, type WorkPart } from './part.ts';
import { JobLost, leaseText, type Progress } from './progress.ts';

export type Step = (work: (part: WorkPart) => Promise<unknown>) => Promise<unknown>;

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
    const scope = session?.scope ?? productScope(taken);
    const reached = await commitPart(
      { pool, requestId: `job ${taken.job_id}`, session, scope },
      work,
      async (transaction, how) => {
        progress.signal.throwIfAborted();
        const end = [taken.job_id, worker, leaseText, progress.done, progress.total, JSON.stringify(how ?? null)];
        const [mine] = await transaction.prepared('step_job', 'select step_job($1, $2, $3, $4, $5, $6)', end);
        if (mine?.[0]) return;
        progress.stop(new JobLost());
        progress.signal.throwIfAborted();
      },
    );
    return reached ?? null;
  };

/** The jobs that an administrator sees: those of the users in his branch, and from the root of the tree the product's own. */
import { type RawBuilder, sql } from 'kysely';
import type { JobKind, QueuedJob } from '../../../manifests/entities/QueuedJob.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { Failure } from '../calls/failure.ts';
import { type JobRow, jobOf } from '../personal/jobs.ts';

export interface QueuedRow extends JobRow {
  readonly attempts: number;
  readonly user_account_id: number | null;
  readonly user_name: string | null;
}

export const jobsInBranch: RawBuilder<QueuedRow> = sql<QueuedRow>`jobs_in_branch()`;

export function queuedJob(row: QueuedRow): Static<typeof QueuedJob> {
  const { MayDismiss: _may, HasFile: _file, MayCancel, ...job } = jobOf(row);
  const isOfUser = row.user_account_id !== null;
  return {
    ...job,
    // Only what the registry knows is put on the queue.
    Kind: row.name as Static<typeof JobKind>,
    Attempts: row.attempts,
    ...(isOfUser ? { UserAccountId: Number(row.user_account_id), UserName: row.user_name ?? '' } : {}),
    MayCancel: MayCancel && isOfUser,
    MayRetry: row.state === 'Failed' && isOfUser,
  };
}

/** @throws 404 for one that is absent, out of sight, or the product's own. */
export async function userJob(
  { db }: CallContext,
  jobNumber: number,
): Promise<QueuedRow & { user_account_id: number }> {
  const row = await db
    .selectFrom(jobsInBranch.as('job'))
    .selectAll()
    .where('job_id', '=', jobNumber)
    .executeTakeFirst();
  if (!row || row.user_account_id === null) throw new Failure(404, 'noQueuedJob', { jobNumber });
  return { ...row, user_account_id: Number(row.user_account_id) };
}

/** Whose log tells of it. */
export const ownerOf = (row: QueuedRow & { user_account_id: number }) => ({
  accountId: row.user_account_id,
  name: row.user_name ?? '',
  type: 'User',
});

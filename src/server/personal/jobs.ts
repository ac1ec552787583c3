/** Jobs as their owner sees them; nobody else's are ever looked at. */
import type { Job } from '../../../manifests/entities/Job.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import type { JobState } from '../db/tables/job.ts';

export interface JobRow {
  job_id: number;
  name: string;
  title: string;
  state: JobState;
  run_at: Date;
  done: number;
  total: number | null;
  error: string | null;
  created_utc: Date;
  started_utc: Date | null;
  finished_utc: Date | null;
  impersonator_name: string | null;
}

export const jobColumns = [
  'job_id',
  'name',
  'title',
  'state',
  'run_at',
  'done',
  'total',
  'error',
  'created_utc',
  'started_utc',
  'finished_utc',
  'impersonator_name',
] as const;

interface File {
  file_name: string | null;
  expires_utc: Date | null;
}

export const jobOf = (row: JobRow & Partial<File>): Static<typeof Job> => ({
  JobId: row.job_id,
  Kind: row.name,
  Title: row.title,
  State: row.state,
  Done: row.done,
  ...(row.total === null ? {} : { Total: row.total }),
  ...shareOf(row),
  CreatedUtc: utc(row.created_utc),
  ...(row.state === 'Queued' && row.run_at > row.created_utc ? { RunAtUtc: utc(row.run_at) } : {}),
  ...(row.started_utc ? { StartedUtc: utc(row.started_utc) } : {}),
  ...(row.finished_utc ? { FinishedUtc: utc(row.finished_utc) } : {}),
  ...(row.error ? { Error: row.error } : {}),
  MayCancel: !isEnded(row.state),
  MayDismiss: isEnded(row.state),
  HasFile: Boolean(row.file_name),
  ...(row.file_name ? { FileName: row.file_name } : {}),
  ...(row.impersonator_name === null ? {} : { Impersonator: row.impersonator_name }),
  ...(row.expires_utc ? { FileExpiresUtc: utc(row.expires_utc) } : {}),
});

/** Neither waiting nor at work. */
export const isEnded = (state: JobState): boolean => state !== 'Queued' && state !== 'Running';

/** An ended job is done however little it had to do. */
function shareOf({ state, done, total }: JobRow): { Share?: number } {
  if (state === 'Completed') return { Share: 100 };
  return total === null || total === 0 ? {} : { Share: Math.min(100, Math.floor((100 * done) / total)) };
}

/** The caller's jobs; files that have expired count as gone even before they are deleted. */
export const ownJobs = ({ db, session }: CallContext) =>
  db
    .selectFrom('job')
    .leftJoin('job_file', (join) =>
      join.onRef('job_file.job_id', '=', 'job.job_id').on('job_file.expires_utc', '>', new Date()),
    )
    .where('job.user_account_id', '=', session.user.UserAccountId);

export const shownColumns = [
  ...jobColumns.map((name) => `job.${name}` as const),
  'job_file.file_name' as const,
  'job_file.expires_utc' as const,
];

/** One of the caller's jobs, held until the call has ended. @throws 404 for one that is absent or somebody else's; both answer alike. */
export async function ownJob(context: CallContext, jobId: number): Promise<JobRow> {
  const row = await context.db
    .selectFrom('job')
    .select(jobColumns)
    .where('user_account_id', '=', context.session.user.UserAccountId)
    .where('job_id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure(404, 'noJob', { jobId });
  return row;
}

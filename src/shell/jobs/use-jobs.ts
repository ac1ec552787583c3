/** The person's jobs: read once, followed while one is under way, and told of by other tabs. */
import { useEffect, useRef } from 'react';
import GetJobs from '../../../manifests/operations/Job/GetJobs.ts';
import { concerns, onChanges } from '../../client/query/changes.ts';
import { isFollowed, unfollowJob } from '../../client/query/followed-jobs.ts';
import { useRead } from '../../client/query/query.tsx';
import type { DataOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';

export type Job = DataOf<typeof GetJobs>['Items'][number];

export const isUnderWay = ({ State }: Job): boolean => State === 'Queued' || State === 'Running';

/** The share that is done, from 0 to 1; undefined while nobody knows of how much. */
export const progressOf = ({ Done, Total }: Job): number | undefined =>
  Total === undefined || Total === 0 ? undefined : Math.min(1, Done / Total);

/** Jobs that were under way and are no more, and those that this window began and has not been told of. */
export const ended = (
  before: readonly Job[],
  now: readonly Job[],
  follows: (jobId: number) => boolean = () => false,
): readonly Job[] =>
  now.filter(
    (job) =>
      !isUnderWay(job) && (follows(job.JobId) || before.some((each) => each.JobId === job.JobId && isUnderWay(each))),
  );

export function useJobs(onEnded: (jobs: readonly Job[]) => void): readonly Job[] {
  const { data, refetch } = useRead(GetJobs, { limit: limits.pageSize }, { live: true });
  const jobs = data?.Items ?? [];
  const latest = useRef({ again: refetch, onEnded });
  latest.current = { again: refetch, onEnded };
  // Also while something is typed: a job that has ended is told of at once.
  useEffect(
    () => onChanges((tags, from) => from !== 'this tab' && concerns(GetJobs.reads, tags) && latest.current.again()),
    [],
  );
  const active = jobs.some(isUnderWay);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => latest.current.again(), limits.jobPolling);
    return () => clearInterval(timer);
  }, [active]);
  const before = useRef<readonly Job[]>([]);
  useEffect(() => {
    const now = data?.Items ?? [];
    const done = ended(before.current, now, isFollowed);
    before.current = now;
    for (const { JobId } of done) unfollowJob(JobId);
    if (done.length > 0) latest.current.onEnded(done);
  }, [data]);
  return jobs;
}

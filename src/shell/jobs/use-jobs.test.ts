/** When jobs are under way, how far they are, and which have just ended. */
import { expect, it } from 'vitest';
import { jobExample } from '../../../manifests/entities/Job.ts';
import { ended, isUnderWay, type Job, progressOf } from './use-jobs.ts';

const job = (JobId: number, State: Job['State'], more: Partial<Job> = {}): Job => ({
  ...jobExample,
  JobId,
  State,
  ...more,
});

it('tells jobs under way from ended ones', () => {
  const states = ['Queued', 'Running', 'Completed', 'Failed', 'Cancelled'] as const;
  expect(states.filter((state) => isUnderWay(job(1, state)))).toEqual(['Queued', 'Running']);
});

it('knows the share that is done once it is known of how much', () => {
  expect([
    progressOf(job(1, 'Running', { Done: 3, Total: 12 })),
    progressOf(job(1, 'Running', { Done: 3, Total: 0 })),
  ]).toEqual([0.25, undefined]);
});

it('names the jobs that ended since, and none that it never saw run', () => {
  const before = [job(1, 'Running'), job(2, 'Completed'), job(3, 'Queued')];
  const now = [job(1, 'Completed'), job(2, 'Completed'), job(3, 'Queued'), job(4, 'Failed')];
  expect(ended(before, now).map(({ JobId }) => JobId)).toEqual([1]);
});

it('names jobs that this window began, however soon they ended', () => {
  const now = [job(4, 'Failed'), job(5, 'Completed'), job(6, 'Running')];
  expect(ended([], now, (id) => id >= 5).map(({ JobId }) => JobId)).toEqual([5]);
});

/** Jobs that this window has begun: whoever shows jobs tells how each of them ended, also after a reload. */

import { readSessionItem, writeSessionItem } from '../first/draft-storage.ts';

const key = 'followed-jobs';

const all = (): readonly number[] => (readSessionItem(key) as readonly number[] | undefined) ?? [];

export function followJob(jobId: unknown): void {
  if (typeof jobId !== 'number') return;
  writeSessionItem(key, [...new Set([...all(), jobId])]);
}

export const isFollowed = (jobId: number): boolean => all().includes(jobId);

/** Its end has been told. */
export const unfollowJob = (jobId: number): void =>
  writeSessionItem(
    key,
    all().filter((each) => each !== jobId),
  );

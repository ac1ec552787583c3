/** All jobs by name: the folder is the registry. */
import type { Job } from '../../define/contract/job.ts';

export const jobs: ReadonlyMap<string, Job> = new Map(
  Object.values(import.meta.glob<Job>('../jobs/*.ts', { eager: true, import: 'default' })).map((job) => [
    job.name,
    job,
  ]),
);

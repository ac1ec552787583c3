/** All jobs and rounds by name: the folders are the registries. */
import type { Job } from '../../define/contract/job.ts';
import type { Round } from './rounds.ts';

export const jobs: ReadonlyMap<string, Job> = byName(
  import.meta.glob<Job>('../jobs/*.ts', { eager: true, import: 'default' }),
);

export const rounds: ReadonlyMap<string, Round> = byName(
  import.meta.glob<Round>('../rounds/*.ts', { eager: true, import: 'default' }),
);

function byName<Kept extends { readonly name: string }>(files: Readonly<Record<string, Kept>>): Map<string, Kept> {
  return new Map(Object.values(files).map((kept) => [kept.name, kept]));
}

/** Work on a list that empties as it is done, one after the other. */
import type { JobContext } from '../../define/contract/job.ts';

/** Those on which work is stuck, by their ids, with what was wrong: they stay as they are until the next run. */
export type Stuck = Map<number, unknown>;

/**
 * The others go on, and the job says so in the end.
 * @param next does the next one in a step of its own, and answers whether there was one.
 */
export async function oneAfterAnother(
  { progress }: JobContext,
  next: (stuck: Stuck, done: number) => Promise<boolean>,
): Promise<void> {
  const stuck: Stuck = new Map();
  for (let done = 0; await next(stuck, done); ) {
    done += 1;
    await progress(done);
  }
  for (const problem of stuck.values()) throw problem;
}

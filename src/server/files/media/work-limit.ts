/** Pictures cost memory and processor: a few are worked on at a time, some more may wait, all others are refused. */
import { limits } from '../../../rules/limits.ts';
import { Failure } from '../../calls/failure.ts';
import { KeyedSemaphore } from '../../calls/keyed-semaphore.ts';

const places = new KeyedSemaphore(limits.picturesAtOnce);
let present = 0;

/** @throws 503 where too many wait already. */
export async function withinWorkLimit<T>(work: () => Promise<T>): Promise<T> {
  if (present >= limits.picturesAtOnce + limits.picturesWaiting) throw new Failure(503, 'picturesBusy');
  present += 1;
  try {
    return await places.run('picture', work);
  } finally {
    present -= 1;
  }
}

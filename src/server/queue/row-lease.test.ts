/** A lease ends when nobody prolongs it, and whoever waits for the work learns of that. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../../rules/limits.ts';
import { LeaseLost, RowLease } from './row-lease.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const endless = () => new Promise<string>(() => {});

it('ends after its time', async () => {
  const lease = new RowLease(undefined);
  const waited = lease.during(endless()).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(limits.roundLease + 1);
  expect([await waited, lease.signal.aborted]).toEqual([expect.any(LeaseLost), true]);
});

it('goes on as long as it is kept, also while the database gives no answer', async () => {
  const answers = [async () => true, () => Promise.reject(new Error('away')), async () => true, async () => false];
  const lease = new RowLease(() => answers.shift()?.() ?? Promise.resolve(false));
  const waited = lease.during(endless()).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(limits.roundLease + 1);
  expect(lease.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(limits.roundLease / 3);
  expect(await waited).toBeInstanceOf(LeaseLost);
});

it('that has ended asks no more', async () => {
  const keep = vi.fn(async () => true);
  const lease = new RowLease(keep);
  expect(await lease.during(Promise.resolve('done'))).toBe('done');
  lease.end();
  await vi.advanceTimersByTimeAsync(limits.roundLease);
  expect([keep.mock.calls.length, lease.signal.aborted]).toEqual([0, false]);
});

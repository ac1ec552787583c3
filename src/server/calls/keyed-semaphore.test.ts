/** A few at once for each key, in order, and a failure that blocks nobody. */
import { expect, it } from 'vitest';
import { KeyedSemaphore } from './keyed-semaphore.ts';

it('lets a few in for each key, in the order in which they came', async () => {
  const few = new KeyedSemaphore(2);
  const order: string[] = [];
  let most = 0;
  let inside = 0;
  const enter = (key: string, number: number) =>
    few.run(key, async () => {
      inside += 1;
      most = Math.max(most, inside);
      order.push(`${key}${number}`);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      if (number === 1) throw new Error('once');
      return number;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => enter('a', number)));
  expect([most, order]).toEqual([2, ['a0', 'a1', 'a2', 'a3', 'a4']]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(await Promise.all([enter('b', 2), enter('c', 3), enter('a', 4)])).toEqual([2, 3, 4]);
});

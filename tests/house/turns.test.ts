/** Files that take turns: each has its day out of two, and whoever names files gets them. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isWhole, sample } from '../../generators/testing/sample.ts';
import { restingFiles } from '../turns.ts';

const root = resolve(import.meta.dirname, '../..');

it.skipIf(isWhole)('rest every second day, about half of them each', () => {
  const today = restingFiles(['run'], sample);
  const tomorrow = restingFiles(['run'], sample + 1);
  expect(today.filter((file) => tomorrow.includes(file))).toEqual([]);
  expect(Math.abs(today.length - tomorrow.length)).toBeLessThanOrEqual(1);
  expect([...today, ...tomorrow].filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

it('never rest when they are asked for by name', () => {
  expect(restingFiles(['run', '--project', 'browser', 'accounts'])).toEqual([]);
});

/** Files that take turns: each has its day out of four, and whoever names files gets them. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isWhole, sample } from '../../generators/testing/sample.ts';
import { restingFiles, turn } from '../turns.ts';

const root = resolve(import.meta.dirname, '../..');

it.skipIf(isWhole)('run on one day of each turn, about as many as on the others', () => {
  const days = Array.from({ length: turn }, (_, day) => restingFiles(['run'], sample + day));
  const all = [...new Set(days.flat())];
  const runs = days.map((resting) => all.filter((file) => !resting.includes(file)));
  expect(runs.flat().sort()).toEqual(all.sort());
  const counts = runs.map(({ length }) => length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(all.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

it('never rest when they are asked for by name', () => {
  expect(restingFiles(['run', '--project', 'browser', 'accounts'])).toEqual([]);
});

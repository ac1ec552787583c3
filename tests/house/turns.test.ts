/** Files that take turns: each has its run out of so many, and whoever names files gets them. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isWhole, sample } from '../../generators/testing/sample.ts';
import { groups, restingFiles } from '../turns.ts';

const root = resolve(import.meta.dirname, '../..');

it.skipIf(isWhole).each(groups)('run in one of $oneIn runs, about as many as in the others', ({ files, oneIn }) => {
  const resting = Array.from({ length: oneIn }, (_, part) => restingFiles(['run'], sample + part));
  const runs = resting.map((rest) => files.filter((file) => !rest.includes(file)));
  expect(runs.flat().sort()).toEqual([...files].sort());
  const counts = runs.map(({ length }) => length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

it('never rest when they are asked for by name', () => {
  expect(restingFiles(['run', '--project', 'browser', 'accounts'])).toEqual([]);
});

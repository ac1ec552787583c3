/** A screen that is new comes to the open page; one that is gone, or has another address, lets it begin anew. */
import { expect, it } from 'vitest';
import { routeChange, type ScreenRow } from './screen-updates.ts';

const row = (file: string, facts: object = {}): ScreenRow => ({ file, facts: { path: `/${file}`, ...facts } });
const before = [row('a'), row('b')];

it.each([
  ['another title', [row('a', { title: 'A' }), row('b')], 'none'],
  ['another place in a menu', [row('a', { menu: { group: 'Main', order: 2 } }), row('b')], 'none'],
  ['a screen that is new', [row('a'), row('aa'), row('b')], 'more'],
  ['a screen that is gone', [row('a')], 'others'],
  ['another address', [row('a', { path: '/c' }), row('b')], 'others'],
  ['a tab that came', [row('a', { tab: { title: 'A', order: 1 } }), row('b')], 'others'],
] as const)('%s', (_name, after, change) => {
  expect(routeChange(before, after)).toBe(change);
});

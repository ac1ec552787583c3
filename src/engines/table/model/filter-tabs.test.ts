/** Tabs of a filter: the first is where nothing is chosen, and each says how many it has. */
import { expect, it } from 'vitest';
import { filterTabs } from './filter-tabs.ts';

const choices = ['All', 'Faulty', 'Empty'].map((value) => ({ value, label: `${value}!` }));
const plan = { choices, faults: ['Faulty', 'Empty'] };
const answer = { Sums: { All: 9, Faulty: 2, Empty: 0 } };

it('stand with their counts, of which some say that something is wrong', () => {
  expect(filterTabs(plan, undefined, 'Sums', answer)).toEqual([
    { label: 'All!', isOpen: true, count: 9, isFault: false, value: undefined },
    { label: 'Faulty!', isOpen: false, count: 2, isFault: true, value: 'Faulty' },
    { label: 'Empty!', isOpen: false, count: 0, isFault: false, value: 'Empty' },
  ]);
  const open = (value: string) => filterTabs(plan, value, 'Sums', answer).map(({ isOpen }) => isOpen);
  expect([open('All'), open('Faulty')]).toEqual([
    [true, false, false],
    [false, true, false],
  ]);
});

it('are not there where the answer does not count them, and all are before it comes or where nothing counts', () => {
  const withheld = { Sums: { All: 9, Empty: 0 } };
  const labels = (...given: Parameters<typeof filterTabs>) => filterTabs(...given).map(({ label }) => label);
  expect(labels(plan, undefined, 'Sums', withheld)).toEqual(['All!', 'Empty!']);
  expect(labels(plan, 'Faulty', 'Sums', withheld)).toEqual(['All!', 'Faulty!', 'Empty!']);
  expect(labels(plan, undefined, 'Sums', undefined)).toHaveLength(3);
  expect(labels(plan, undefined, undefined, withheld)).toHaveLength(3);
});

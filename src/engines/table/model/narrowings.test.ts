/** What can be taken from what narrows a list. */
import { expect, it } from 'vitest';
import type { FilterPlan } from './filters.ts';
import { narrowingsOf } from './narrowings.ts';
import { emptyState } from './state.ts';

const filter = (field: string, face: FilterPlan['face']) => ({ field, title: field, face }) as FilterPlan;
const plan = {
  filters: [
    filter('states', 'toggles'),
    filter('country', 'choices'),
    filter('createdFrom', 'dateRange'),
    filter('createdTo', 'dateRange'),
    filter('currency', 'choices'),
  ],
} as never;

it('is the words, each filter that is set, and a range as one; the others stay with each', () => {
  const filters = { states: ['Active'], country: 'DE', createdTo: '2026-01-01', createdFrom: '2025-01-01' };
  const state = { ...emptyState, find: 'hafen', filters, page: 3 };
  const { states, country, createdFrom, createdTo } = filters;
  expect(
    narrowingsOf(plan, state).map(({ key, words, without }) => [key, words, without.find, without.filters]),
  ).toEqual([
    ['find', 'hafen', '', filters],
    ['states', undefined, 'hafen', { country, createdFrom, createdTo }],
    ['country', undefined, 'hafen', { states, createdFrom, createdTo }],
    ['createdFrom', undefined, 'hafen', { states, country }],
  ]);
  expect(narrowingsOf(plan, state).map(({ without }) => without.page)).toEqual([1, 1, 1, 1]);
  expect(narrowingsOf(plan, emptyState)).toEqual([]);
});

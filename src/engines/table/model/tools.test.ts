/** A list of a few rows has no tools, unless they are what made it short. */
import { describe, expect, it } from 'vitest';
import type { RowPage } from '../local-data/local-page.ts';
import type { TablePlan } from './plan.ts';
import { emptyState, type ListState } from './state.ts';
import { hasTools } from './tools.ts';

const plan = { tree: false, wrap: false, display: 'rows', filters: [] } as unknown as TablePlan;
const page = (count: number, total?: number, more = false): RowPage => ({
  rows: Array.from({ length: count }, () => ({})),
  first: 1,
  last: count,
  total,
  more,
});
const of = (arranged: RowPage | undefined, state: Partial<ListState> = {}, kind: object = {}) =>
  hasTools({ ...plan, ...kind }, { ...emptyState, ...state }, arranged);

describe('the tools of a list', () => {
  it('are there from eight rows on, as the server counts them', () => {
    expect([
      of(page(0)),
      of(page(7)),
      of(page(8)),
      of(page(3, 30)),
      of(page(7, 7)),
      of(page(3, undefined, true)),
    ]).toEqual([false, false, true, true, false, true]);
    expect(of(undefined)).toBeUndefined();
  });

  it('stay where somebody has used them', () => {
    const used: Partial<ListState>[] = [
      { find: 'x' },
      { filters: { Color: 'Red' } },
      { sort: { field: 'Color', direction: 'ASC' } },
      { page: 2 },
      { columns: [] },
      { density: 'comfortable' },
      { wrap: true },
      { display: 'cards' },
      { view: { id: 7, name: 'Mine' } },
    ];
    expect(used.map((state) => of(page(0), state))).toEqual(used.map(() => true));
    expect(of(page(3), { expanded: ['1'], selecting: true })).toBe(false);
  });

  it('stay where there may be more than is seen', () => {
    expect(of(page(3), {}, { tree: true })).toBe(true);
    expect(of(page(3), {}, { filters: [{ field: 'Ended', face: 'switch' }] })).toBe(true);
    expect(of(page(3), {}, { filters: [{ field: 'Day', face: 'dateRange' }] })).toBe(false);
    expect(of(page(3), {}, { filters: [{ field: 'Day', face: 'dateRange', always: true }] })).toBe(true);
  });
});

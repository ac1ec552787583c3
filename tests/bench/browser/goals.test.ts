/** The arithmetic of the benchmark report; its timings are never asserted. */
import { describe, expect, it } from 'vitest';
import { median, quantile, spread } from './figures.ts';
import { type Goal, goalTable, judge } from './goals.ts';

const goal = (more: Partial<Goal>): Goal => ({
  goal: 'T0 mount',
  unit: 'ms',
  ours: [30, 10, 22],
  limit: { name: 'limit', values: [20, 10, 40] },
  wanted: { atMost: 1.1 },
  ...more,
});

describe('figures', () => {
  it('takes the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 9, 2])).toBe(3);
    expect(median([])).toBeNaN();
    expect(quantile([5, 1, 2, 4, 3, 6, 7, 8, 10, 9], 0.95)).toBe(10);
    expect(quantile([5, 1, 2, 4, 3], 0.5)).toBe(3);
  });

  it('says the median with its range', () => {
    expect(spread([30, 10, 22])).toBe('22.0 (10.0–30.0)');
    expect(spread([7])).toBe('7.00');
    expect(spread([])).toBe('–');
  });
});

describe('a goal', () => {
  it('compares medians by their ratio', () => {
    expect(judge(goal({}))).toEqual({ ours: 22, limit: 20, figure: 1.1, reached: true });
    expect(judge(goal({ wanted: { atMost: 1.09 } })).reached).toBe(false);
    expect(judge(goal({ wanted: { atLeast: 1.1 } })).reached).toBe(true);
    expect(judge(goal({ wanted: { atLeast: 1.2 } })).reached).toBe(false);
  });

  it('compares by difference, or with no limit at all', () => {
    expect(judge(goal({ by: 'difference', wanted: { atMost: 2 } }))).toMatchObject({ figure: 2, reached: true });
    expect(judge(goal({ by: 'difference', wanted: { atMost: 1.9 } })).reached).toBe(false);
    const { limit: _, ...alone } = goal({ wanted: { atMost: 22 } });
    expect(judge(alone)).toEqual({ ours: 22, limit: undefined, figure: 22, reached: true });
  });

  it('is neither reached nor missed when one side was not measured', () => {
    expect(judge(goal({ ours: [] })).reached).toBeUndefined();
    expect(judge(goal({ limit: { name: 'limit', values: [] } })).reached).toBeUndefined();
  });

  it('stands in one line of the report', () => {
    const [head, met, missed, none] = goalTable([goal({}), goal({ wanted: { atMost: 1 } }), goal({ ours: [] })]).split(
      '\n',
    );
    expect(head).toMatch(/goal +ours +limit +ratio +wanted +reached/);
    expect(met).toMatch(/T0 mount +22\.0 \(10\.0–30\.0\) ms +limit 20\.0 \(10\.0–40\.0\) +1\.10x +<= 1\.1x +yes/);
    expect(missed).toMatch(/<= 1x +no$/);
    expect(none).toMatch(/not measured$/);
  });
});

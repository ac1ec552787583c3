/** `npm run bench table`: our table beside hand-written rows, the stack's own limit and the peers (goals T1 to T5). */
import type { Goal } from '../goals.ts';
import type { Target } from '../pages.ts';
import { type Choice, interleaved, machine, type Results, resultTable, valuesOf, withPages } from '../rounds.ts';

import { measureTable, tableFigures } from './measure.ts';
import { rowCount } from './rows.ts';

const targets: readonly Target[] = [
  { name: 'html-virtual', entry: 'table/targets/html-virtual.ts' },
  { name: 'tanstack-div', entry: 'table/targets/tanstack-div.tsx', peer: true },
  { name: 'tabulator', entry: 'table/targets/tabulator.ts', peer: true },
  { name: 'mui', entry: 'table/targets/mui.tsx', peer: true },
  { name: 'ours', entry: 'table/targets/ours.tsx' },
];

export async function benchTable(choice: Choice): Promise<readonly Goal[]> {
  return withPages(targets, choice, async ({ browser, pages, targets: built }) => {
    const results = await interleaved(built, choice.rounds, ({ name }) => measureTable(browser, pages.address(name)));
    console.info(
      `\nTable, ${rowCount} rows x 12 columns, 1280x720, ${choice.rounds} rounds (ms, MiB; reach: rows), ${machine()}`,
    );
    console.info(resultTable(results, tableFigures));
    return goalsOf(results);
  });
}

function goalsOf(results: Results): readonly Goal[] {
  const beside = (goal: string, figure: string, unit: string, limit: string, atMost: number): Goal => ({
    goal,
    unit,
    ours: valuesOf(results, 'ours', figure),
    limit: { name: limit, values: valuesOf(results, limit, figure) },
    wanted: { atMost },
  });
  // Who draws pages of a few rows scrolls nothing: that is no figure for a hundred thousand.
  const isPaged = valuesOf(results, 'ours', 'reach').some((reach) => reach < rowCount * 0.9);
  const scrolling = (goal: Goal): Goal => (isPaged ? { ...goal, ours: [] } : goal);
  return [
    ...(['mount', 'sort number', 'sort text', 'filter'] as const).map((figure) =>
      beside(`T1 ${figure}`, figure, 'ms', 'tanstack-div', 1.1),
    ),
    scrolling(beside('T1 busy/frame', 'busy/frame', 'ms', 'tanstack-div', 1.1)),
    beside('T2 mount', 'mount', 'ms', 'tabulator', 0.9),
    beside('T2 filter', 'filter', 'ms', 'tabulator', 0.9),
    beside('T2 heap', 'heap', 'MiB', 'mui', 0.9),
    beside('T2 heap after', 'heap after', 'MiB', 'mui', 0.9),
    beside('T3 sort number (stretch)', 'sort number', 'ms', 'html-virtual', 1.3),
    beside('T3 sort text (stretch)', 'sort text', 'ms', 'html-virtual', 1.3),
    beside('T3 filter next (stretch)', 'filter next', 'ms', 'html-virtual', 0.5),
    scrolling(beside('T4 p95 frame', 'p95 frame', 'ms', 'html-virtual', 1.1)),
    scrolling({ ...beside('T4 dropped', 'dropped %', '%', 'html-virtual', 3), by: 'difference' }),
    { goal: 'T5 key in find box, p95', unit: 'ms', ours: valuesOf(results, 'ours', 'key'), wanted: { atMost: 33 } },
  ];
}

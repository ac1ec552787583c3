/** `npm run bench form`: our forms beside plain HTML, the stack's own limit and stock rjsf (goals R1 to R5). */
import type { Goal } from '../goals.ts';
import type { Target } from '../pages.ts';
import { type Choice, interleaved, machine, type Results, resultTable, valuesOf, withPages } from '../rounds.ts';
import { formFigures, measureForm } from './measure.ts';
import { type RunName, runs, titles } from './runs.ts';

const targets: readonly Target[] = [
  { name: 'html-limit', entry: 'form/targets/html-limit.ts' },
  { name: 'mantine-bare', entry: 'form/targets/mantine-bare.tsx', peer: true },
  { name: 'rjsf-mantine', entry: 'form/targets/rjsf-mantine.tsx', peer: true },
  { name: 'ours', entry: 'form/targets/ours.tsx' },
];

export async function benchForm(choice: Choice): Promise<readonly Goal[]> {
  return withPages(targets, choice, async ({ browser, pages, targets: built }) => {
    const all = {} as Record<RunName, Results>;
    for (const name of Object.keys(runs) as RunName[]) {
      const rounds = name === 'slow' ? Math.min(2, choice.rounds) : choice.rounds;
      all[name] = await interleaved(built, rounds, (target) =>
        measureForm(browser, pages.address(target.name), runs[name]),
      );
      console.info(`\nForm, ${titles[name]}, 1280x800, ${rounds} rounds (ms, MiB), ${machine()}`);
      console.info(resultTable(all[name], formFigures));
    }
    return goalsOf(all);
  });
}

function goalsOf(all: Readonly<Record<RunName, Results>>): readonly Goal[] {
  const beside = (goal: string, run: RunName, figure: string, limit: string, atMost: number): Goal => ({
    goal: `${goal}, ${titles[run]}`,
    unit: figure === 'heap' ? 'MiB' : 'ms',
    ours: valuesOf(all[run], 'ours', figure),
    limit: { name: limit, values: valuesOf(all[run], limit, figure) },
    wanted: { atMost },
  });
  const alone = (goal: string, run: RunName, figure: string, unit: string, atMost: number): Goal => ({
    goal: `${goal}, ${titles[run]}`,
    unit,
    ours: valuesOf(all[run], 'ours', figure),
    wanted: { atMost },
  });
  return [
    beside('R1 mount', 'large', 'mount', 'mantine-bare', 1.3),
    beside('R1 mount', 'large', 'mount', 'rjsf-mantine', 0.4),
    beside('R1 mount', 'small', 'mount', 'mantine-bare', 1.3),
    beside('R1 mount', 'small', 'mount', 'rjsf-mantine', 0.6),
    beside('R1 mount', 'conditions', 'mount', 'mantine-bare', 1.3),
    alone('R1 first screen', 'large', 'first', 'ms', 100),
    beside('R2 busy/key', 'large', 'busy/key', 'mantine-bare', 1.2),
    beside('R2 busy/key', 'conditions', 'busy/key', 'mantine-bare', 1.2),
    alone('R2 key p95', 'large', 'key p95', 'ms', 33),
    beside('R3 submit', 'large', 'submit', 'mantine-bare', 1.5),
    beside('R3 submit', 'small', 'submit', 'mantine-bare', 1.5),
    beside('R4 heap', 'large', 'heap', 'mantine-bare', 1.3),
    alone('R4 nodes', 'large', 'nodes/field', 'a field', 8),
    alone('R5 first screen', 'slow', 'first', 'ms', 500),
    alone('R5 key p95', 'slow', 'key p95', 'ms', 100),
  ];
}

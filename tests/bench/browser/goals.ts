/** The goals of the benchmarks: what is compared with what, and whether it is reached. Nothing here is asserted on a machine's timings. */
import { columns, median, short, spread } from './figures.ts';

export interface Goal {
  /** Its name in the plan and what is measured: 'T1 mount'. */
  readonly goal: string;
  readonly unit: string;
  readonly ours: readonly number[];
  /** What it is compared with; absent: the figure counts by itself. */
  readonly limit?: { readonly name: string; readonly values: readonly number[] };
  /** ratio: ours / limit; difference: ours - limit. */
  readonly by?: 'ratio' | 'difference';
  readonly wanted: { readonly atMost: number } | { readonly atLeast: number };
}

export interface Judged {
  readonly ours: number;
  readonly limit: number | undefined;
  /** The ratio, the difference, or the figure itself. */
  readonly figure: number;
  readonly reached: boolean | undefined;
}

/** undefined: not measured, so neither reached nor missed. */
export function judge({ ours, limit, by = 'ratio', wanted }: Goal): Judged {
  const own = median(ours);
  const other = limit && median(limit.values);
  const figure = other === undefined ? own : by === 'ratio' ? own / other : own - other;
  const reached = !Number.isFinite(figure)
    ? undefined
    : 'atMost' in wanted
      ? figure <= wanted.atMost
      : figure >= wanted.atLeast;
  return { ours: own, limit: other, figure, reached };
}

export function goalTable(goals: readonly Goal[]): string {
  const lines = goals.map((goal) => {
    const { figure, reached } = judge(goal);
    const { limit, by = 'ratio', unit, wanted } = goal;
    const of = (value: number) => (limit && by === 'ratio' ? `${value}x` : `${value} ${unit}`);
    const sign = limit && by === 'difference' ? 'limit + ' : '';
    const bound = 'atMost' in wanted ? `<= ${sign}${of(wanted.atMost)}` : `>= ${sign}${of(wanted.atLeast)}`;
    return [
      goal.goal,
      `${spread(goal.ours)} ${unit}`,
      limit ? `${limit.name} ${spread(limit.values)}` : '',
      !limit ? '' : Number.isNaN(figure) ? '–' : by === 'ratio' ? `${figure.toFixed(2)}x` : short(figure),
      bound,
      reached === undefined ? 'not measured' : reached ? 'yes' : 'no',
    ];
  });
  return columns([['goal', 'ours', 'limit', 'ratio', 'wanted', 'reached'], ...lines]);
}

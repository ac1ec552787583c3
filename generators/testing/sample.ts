/** What is too much for every run: `npm test` tries a part, another one for each commit; `npm run sweep` tries all of it. */
import { execFileSync } from 'node:child_process';
import { randomFrom, seedOf, shuffled } from './random.ts';

export const isWhole = process.env['SWEEP'] !== undefined;

/** By the commit, so that whoever runs it tries the same; where there is none, by the day. */
function ofCommit(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, stdio: 'pipe' });
    return Number.parseInt(commit.toString().slice(0, 6), 16);
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}

/** Chooses the part: `SAMPLE=20780 npm test` repeats that of another run. Workers are given that of theirs. */
process.env['SAMPLE'] ??= String(ofCommit());
export const sample = Number(process.env['SAMPLE']);
if (!Number.isSafeInteger(sample)) throw new Error(`SAMPLE is ${process.env['SAMPLE']}; it is a whole number`);

/** @param what tells one choice of a run from the others. */
const randomOf = (what: string): (() => number) => randomFrom(sample ^ seedOf(what));

/** So many of all, in their order. */
export function someOf<Each>(all: readonly Each[], count: number, what: string): readonly Each[] {
  if (isWhole || all.length <= count) return all;
  const places = all.map((_each, index) => index);
  const chosen = new Set(shuffled(places, randomOf(what)).slice(0, count));
  return all.filter((_each, index) => chosen.has(index));
}

/** Is it its turn, which comes once in so many runs? */
export const isItsTurn = (what: string, runs: number): boolean => isWhole || randomOf(what)() < 1 / runs;

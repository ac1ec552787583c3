/** What is too much for every run: `npm test` tries a part, another one each day; `npm run sweep` tries all of it. */
import { randomFrom, seedOf, shuffled } from './random.ts';

export const isWhole = process.env['SWEEP'] !== undefined;

const today = Math.floor(Date.now() / 86_400_000);
/** Chooses the part: `SAMPLE=20780 npm test` repeats that of another day. Workers are given that of their run. */
process.env['SAMPLE'] ??= String(today);
export const sample = Number(process.env['SAMPLE']);
if (!Number.isSafeInteger(sample)) throw new Error(`SAMPLE is ${process.env['SAMPLE']}; it is a whole number`);

/** @param what tells one choice of a day from the others. */
const randomOf = (what: string): (() => number) => randomFrom(sample ^ seedOf(what));

/** So many of all, in their order. */
export function someOf<Each>(all: readonly Each[], count: number, what: string): readonly Each[] {
  if (isWhole || all.length <= count) return all;
  const places = all.map((_each, index) => index);
  const chosen = new Set(shuffled(places, randomOf(what)).slice(0, count));
  return all.filter((_each, index) => chosen.has(index));
}

/** Is it its turn, which comes once in so many days? */
export const isItsTurn = (what: string, days: number): boolean => isWhole || randomOf(what)() < 1 / days;

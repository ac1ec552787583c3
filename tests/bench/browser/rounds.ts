/** Runs every target once a round, so that what else the machine does falls on all of them alike. */
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium as playwright } from 'playwright-core';
import { chromium } from '../../../generators/testing/chromium.ts';
import { columns, short, spread } from './figures.ts';
import { buildPage, type Pages, servePages, type Target } from './pages.ts';
import { installPeers } from './peers.ts';

export type Figures = Readonly<Record<string, number>>;
/** Of each target, the figures of each round. */
export type Results = ReadonlyMap<string, readonly Figures[]>;

export interface Choice {
  readonly rounds: number;
  /** Empty: all targets. */
  readonly only: readonly string[];
  /** Of generated worlds: so many companies. */
  readonly size: number;
}

export interface Bench {
  readonly browser: Browser;
  readonly pages: Pages;
  readonly targets: readonly Target[];
}

/** A browser and the pages of all targets that can be built. */
export async function withPages<T>(
  targets: readonly Target[],
  { only }: Choice,
  work: (bench: Bench) => Promise<T>,
): Promise<T> {
  const wanted = targets.filter(({ name }) => only.length === 0 || only.includes(name));
  const havePeers = !wanted.some(({ peer }) => peer) || installPeers();
  const built: Target[] = [];
  for (const target of wanted) {
    if ((havePeers || !target.peer) && (await buildPage(target))) built.push(target);
  }
  const pages = await servePages();
  const browser = await playwright.launch(chromium);
  try {
    return await work({ browser, pages, targets: built });
  } finally {
    await browser.close();
    pages.close();
  }
}

/** A target that fails in a round says so in one line and has no figures for it. */
export async function interleaved(
  targets: readonly Target[],
  rounds: number,
  measure: (target: Target) => Promise<Figures>,
): Promise<Results> {
  const results = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      try {
        results.get(target.name)?.push(await measure(target));
      } catch (error) {
        console.warn(`  ${target.name}, round ${round + 1}: ${String(error).split('\n')[0]}`);
      }
    }
  }
  return results;
}

/** One figure of a target in all its rounds. */
export const valuesOf = (results: Results, target: string, figure: string): readonly number[] =>
  (results.get(target) ?? []).map((each) => each[figure] ?? Number.NaN).filter(Number.isFinite);

/** All targets and figures in columns, as medians and ranges. */
export function resultTable(results: Results, names: readonly string[]): string {
  const lines = [...results.keys()].map((target) => [
    target,
    ...names.map((name) => spread(valuesOf(results, target, name))),
  ]);
  return columns([['', ...names], ...lines]);
}

/** What else the machine did: with more work than cores, the ratios alone say something. */
export const machine = (): string => `load ${short(loadavg()[0] ?? 0)} on ${availableParallelism()} cores`;

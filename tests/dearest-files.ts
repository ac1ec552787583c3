/** At the end of a run: the ten files that took longest, so that what grows is seen; and how the same part is tried again. */
import type { Reporter, TestModule } from 'vitest/node';
import { isWhole, sample } from '../generators/testing/sample.ts';

const few = 10;

export class DearestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({ module, time: timeOf(module) })).sort((a, b) => b.time - a.time);
    // Who runs some files knows which.
    if (files.length <= few) return;
    const all = files.reduce((sum, { time }) => sum + time, 0);
    const lines = files
      .slice(0, few)
      .map(({ module, time }) => `${seconds(time)}  ${module.relativeModuleId} (${module.project.name})`);
    console.info(
      isWhole ? '\nAll of it was tried.' : `\nThe part that was tried: SAMPLE=${sample}; npm run sweep tries all.`,
    );
    console.info(
      `\nThe dearest of ${files.length} files, which took ${seconds(all).trim()} of their workers:\n${lines.join('\n')}`,
    );
  }
}

/** With its imports and what its hooks do. */
function timeOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}

const seconds = (time: number): string => `${(time / 1000).toFixed(1).padStart(7)} s`;

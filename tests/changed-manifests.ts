/** After a run that failed: which manifests were changed, and what whoever changed them does about tests that expect what stood there. */
import { execFileSync } from 'node:child_process';
import type { Reporter, TestModule } from 'vitest/node';

const few = 5;

/** Paths of manifests that are not as they are in main, also those that nobody has committed yet; none without Git. */
function changedManifests(): readonly string[] {
  const git = (...words: string[]): readonly string[] => {
    try {
      return execFileSync('git', words, {
        cwd: import.meta.dirname,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .split('\n')
        .filter(Boolean);
    } catch {
      return [];
    }
  };
  const folder = ':(top)manifests/*.ts';
  return [
    ...new Set([
      ...git('diff', '--name-only', 'main...HEAD', '--', folder),
      ...git('diff', '--name-only', 'HEAD', '--', folder),
      ...git('ls-files', '--others', '--exclude-standard', '--full-name', '--', folder),
    ]),
  ];
}

export class ChangedManifests implements Reporter {
  private readonly changed: () => readonly string[];

  constructor(changed = changedManifests) {
    this.changed = changed;
  }

  onTestRunEnd(modules: readonly Pick<TestModule, 'state' | 'relativeModuleId'>[]): void {
    if (modules.every((module) => module.state() !== 'failed')) return;
    const files = this.changed();
    if (files.length === 0) return;
    const named = files.slice(0, few).join(', ') + (files.length > few ? ` and ${files.length - few} more` : '');
    console.info(`
These manifests are not as in main: ${named}
What failed may expect what stood there before. "npm run check" says whether they are right, "npm run diff main" what changes
for whom. Where that is what you want, write the new words into the test at the line that failed; pages of the reference are
written by "npm run reference", and texts wait for their translations in "npm run locales".`);
  }
}

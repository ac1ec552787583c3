/** Screens and operations as they are in a folder, or were in a commit. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { Refusal } from '../new/skeleton.ts';

export type Snapshot = typeof import('./manifests.ts');

export async function snapshotOf(root: string): Promise<Snapshot> {
  const loader = join(import.meta.dirname, 'manifests.ts');
  const { module } = await runnerImport<Snapshot>(loader, { root, configFile: false, logLevel: 'error' });
  return module;
}

/** What manifests are made of; a commit has its own vocabulary, whose name package.json gives. */
const parts = ['package.json', 'manifests', 'src/define', 'src/rules'];

/** A commit stays what it is: each is read once. */
const known = new Map<string, Promise<Snapshot>>();

/** @throws Refusal when the repository has no such commit. */
export async function snapshotAt(root: string, reference: string): Promise<Snapshot> {
  const commit = git(root, ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`], {
    otherwise: `There is no commit "${reference}" in this repository; "git log --oneline" lists them.`,
  }).trim();
  const found = known.get(commit) ?? snapshotOfCommit(root, commit);
  known.set(commit, found);
  return found;
}

async function snapshotOfCommit(root: string, commit: string): Promise<Snapshot> {
  const folder = join(root, '.cache/diff', commit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    // An index of its own: nothing of the repository at hand is touched.
    const environment = { GIT_INDEX_FILE: join(folder, 'index') };
    git(root, ['read-tree', commit], { environment });
    const files = git(root, ['ls-files', '-z', ...parts], { environment });
    git(root, ['checkout-index', '-z', '--stdin', `--prefix=${folder}/`], { environment, input: files });
    return await snapshotOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** What is said when it fails. */
  readonly otherwise?: string;
}

function git(root: string, words: readonly string[], { environment = {}, input, otherwise }: Options = {}): string {
  const { status, stdout, stderr, error } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...environment },
    ...(input === undefined ? {} : { input }),
  });
  if (status !== 0) throw new Refusal(otherwise ?? `git ${words[0]} failed: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

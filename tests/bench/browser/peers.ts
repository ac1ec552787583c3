/**
 * The peers that we are measured beside: exact versions, installed on demand into an untracked folder. They are no part of
 * the product; React and Mantine, which they share with it, come from the product.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import versions from './peers.json' with { type: 'json' };

const folder = resolve(import.meta.dirname, '../../../.cache/bench/peers');
const prefix = 'peer:';

/** Answers whether they are there; says in one line why not. */
export function installPeers(): boolean {
  const wanted = JSON.stringify({ private: true, dependencies: versions }, null, 2);
  const mark = join(folder, 'node_modules/.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  // What the peers expect beside them is either in the list or the product's own.
  const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', ['install', ...flags, '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const why = stderr?.split('\n').find((line) => /error/i.test(line)) ?? 'npm did not run';
    console.warn(`The peers could not be installed and are left out: ${why}`);
    return false;
  }
  writeFileSync(mark, wanted);
  return true;
}

/** `peer:<package>` is the package in that folder: such an import can never reach the product. */
export const peers = (): Plugin => ({
  name: 'bench-peers',
  enforce: 'pre',
  resolveId(source) {
    if (!source.startsWith(prefix)) return undefined;
    return this.resolve(source.slice(prefix.length), join(folder, 'page.js'), { skipSelf: true });
  },
});

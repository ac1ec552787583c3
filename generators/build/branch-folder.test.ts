/** Each branch has a database of its own while developing. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../src/server/db/embedded/testing/temporary-folder.ts';
import { branchFolder } from './branch-folder.ts';

it('is a folder for each branch, and the common one where there is none', () => {
  const root = temporaryFolder();
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch', 'main');
  expect(branchFolder(root)).toBe(join(root, '.data/branches/main'));
  git('symbolic-ref', 'HEAD', 'refs/heads/lists/search-box');
  expect(branchFolder(root)).toBe(join(root, '.data/branches/lists-search-box'));
  expect(branchFolder('/')).toBe(join('/', '.data'));
});

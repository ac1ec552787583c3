/** Where the development server keeps its database: each branch has its own, so that none meets the migrations of another. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** '.data/branches/search-box'; '.data' where no branch is known. */
export function branchFolder(root: string): string {
  const data = join(root, '.data');
  const branch = branchOf(root);
  return branch === undefined ? data : join(data, 'branches', branch.replace(/[^\w.-]+/g, '-'));
}

function branchOf(root: string): string | undefined {
  try {
    const name = execFileSync('git', ['symbolic-ref', '--short', 'HEAD'], {
      cwd: root,
      stdio: 'pipe',
      encoding: 'utf8',
    });
    return name.trim() || undefined;
  } catch {
    // No checkout of git, or one between branches.
    return undefined;
  }
}

/** Lays a new file out as the house does, imports sorted, so that it passes the formatter as it is. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @param file path from the root. */
export function formatted(root: string, file: string, text: string): string {
  const manifest = createRequire(join(root, 'package.json')).resolve('@biomejs/biome/package.json');
  const biome = join(manifest, '..', 'bin/biome');
  const { stdout, status } = spawnSync(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  return status === 0 && stdout ? stdout : text;
}

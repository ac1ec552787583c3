/** `npm run bench [calls|tree]`: figures of the running server beside their limit, measured in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../src/server/db/embedded/start.ts';
import { benchCalls } from './calls.ts';
import { benchTree } from './tree.ts';

const suites = { calls: { run: benchCalls, size: '10k' }, tree: { run: benchTree, size: '1m' } } as const;

export async function run([wanted]: string[]): Promise<void> {
  const names = Object.keys(suites) as (keyof typeof suites)[];
  if (wanted !== undefined && !names.some((name) => name === wanted)) {
    throw new Error(`There is no benchmark "${wanted}"; there are: ${names.join(', ')}.`);
  }
  for (const name of names.filter((each) => wanted === undefined || each === wanted)) {
    const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'));
    const database = await startEmbedded({ folder: join(folder, 'postgresql'), flags: ['-c', 'shared_buffers=512MB'] });
    try {
      const { host = '', port = 5432 } = database.connection('postgres', 'postgres');
      const url = `postgres://postgres:${database.ownerPassword}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
      await suites[name].run(url, suites[name].size);
    } finally {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

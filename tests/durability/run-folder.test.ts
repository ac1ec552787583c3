/**
 * What a killed run leaves behind is gone after the next one has begun; what belongs to somebody who lives stays.
 * @vitest-environment node
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbedded } from '../../src/server/db/embedded/start.ts';
import { temporaryFolder } from '../../src/server/db/embedded/testing/temporary-folder.ts';
import { runFolder } from '../database/run-folder.ts';

const parent = temporaryFolder();

it('ends and removes what a killed run has left, with its database, and nothing else', {
  timeout: 60_000,
}, async () => {
  const killed = await runFolder(parent);
  const database = await startEmbedded({ folder: killed.cluster });
  expect(existsSync(join(killed.cluster, 'PG_VERSION'))).toBe(true);
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(killed.folder, 'process'), String(ended));
  const other = join(parent, 'of-somebody');
  mkdirSync(other);
  const living = await runFolder(parent);
  expect(existsSync(killed.folder)).toBe(false);
  expect([existsSync(living.folder), existsSync(other)]).toEqual([true, true]);
  await runFolder(parent);
  expect(existsSync(living.folder)).toBe(true);
  await database.stop().catch(() => {});
});

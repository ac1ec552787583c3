/** npm does not pass on the signal that ends it: what it started ends by itself, and its database with it. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { temporaryFolder } from '../../src/server/db/embedded/testing/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../..');

const ends = [
  ['start', 'that is ready', /ready: http/],
  ['dev', 'that is ready', /reset-password/],
  ['start', 'that still starts', undefined],
  ['dev', 'that still starts', undefined],
] as const;

it.each(someOf(ends, 1, 'ends of npm'))(
  '%s, %s, leaves no server and no database behind',
  { skip: process.platform === 'win32', timeout: 120_000 },
  async (task, _when, isReady) => {
    const folder = temporaryFolder();
    const { DATABASE_URL: _, ...environment } = process.env;
    // The shell stands between npm and Node, and dies without a word.
    const shell = spawn('sh', ['-c', `${process.execPath} generators/run.mjs ${task}; :`], {
      cwd: root,
      env: {
        ...environment,
        npm_lifecycle_event: task,
        NODE_ENV: task === 'dev' ? 'development' : 'production',
        PORT: '0',
        DATA_DIR: folder,
        DEMO: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    const ready = new Promise<void>((done, fail) => {
      shell.once('exit', () => fail(new Error(said)));
      shell.stdout.on('data', (chunk: Buffer) => {
        said += chunk;
        if (isReady?.test(said)) done();
      });
    });
    if (isReady) await ready;
    const database = join(folder, 'postgresql/postmaster.pid');
    // Its address stands in the file once it takes connections, so it is not the one that makes the files.
    const runs = () => existsSync(database) && readFileSync(database, 'utf8').includes('ready');
    await expect.poll(runs, { timeout: 60_000, interval: 20 }).toBe(true);
    shell.removeAllListeners('exit');
    shell.kill('SIGKILL');
    await expect.poll(() => existsSync(database), { timeout: 20_000 }).toBe(false);
  },
);

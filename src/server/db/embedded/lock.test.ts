/**
 * The lock of the data folder: stale ones are taken over, by exactly one of many.
 * @vitest-environment node
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { acquireLock, DataFolderInUse } from './lock.ts';
import { thisHolder } from './lock-holder.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const temporary = temporaryFolder();
const folder = join(temporary, 'data');
const file = `${folder}.lock`;
const endedProcess = 4_194_303;

function leave(holder: object): void {
  writeFileSync(file, JSON.stringify({ ...thisHolder(), ...holder }));
}

afterEach(() => {
  expect(readdirSync(temporary)).toEqual([]);
});

describe('lock', () => {
  test('is exclusive until released', () => {
    const release = acquireLock(folder);
    expect(() => acquireLock(folder)).toThrow(DataFolderInUse);
    expect(() => acquireLock(folder)).toThrow(
      `${folder} is in use by another Portolan server (process ${process.pid}, this very process)`,
    );
    release();
    acquireLock(folder)();
  });

  test.each([
    ['a process that ended', { pid: endedProcess }],
    ['a process id that was given to another process', { pid: process.ppid, started: '1' }],
    ['a holder on another machine that fell silent', { machine: 'elsewhere' }],
  ])('is taken over from %s', (_, holder) => {
    leave(holder);
    utimesSync(file, 1, 1);
    const release = acquireLock(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  test('is taken over when a power cut emptied it', () => {
    writeFileSync(file, '');
    acquireLock(folder)();
  });

  test('is taken over when the server that was taking it over died too', () => {
    leave({ pid: endedProcess });
    writeFileSync(`${file}.takeover`, JSON.stringify({ ...thisHolder(), pid: endedProcess }));
    acquireLock(folder)();
  });

  test('is respected when its holder on another machine is alive', () => {
    leave({ machine: 'elsewhere', pid: 7 });
    expect(() => acquireLock(folder)).toThrow(/process 7, on another machine.*wait 10 seconds/);
    leave({ pid: endedProcess });
    acquireLock(folder)();
  });

  test('is not given back by one who lost it', () => {
    const release = acquireLock(folder);
    leave({ pid: process.ppid, started: '' });
    release();
    expect(existsSync(file)).toBe(true);
    leave({ pid: endedProcess });
    acquireLock(folder)();
  });

  test('goes to exactly one of many that find it stale together', { timeout: 20_000 }, async () => {
    leave({ pid: endedProcess });
    const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const racer = fileURLToPath(new URL('testing/racer.ts', import.meta.url));
    const startAt = String(Date.now() + 1_500);
    const racers = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', typescript, racer, folder, startAt], {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...process.env, TSX_DISABLE_CACHE: '1' },
      }),
    );
    const results = await Promise.all(
      racers.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
    );
    const ended = racers.map((child) => once(child, 'exit'));
    for (const child of racers) child.stdin.end();
    await Promise.all(ended);
    expect(results.sort()).toEqual(['DataFolderInUse', 'DataFolderInUse', 'DataFolderInUse', 'won']);
  });
});

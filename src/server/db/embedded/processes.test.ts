/**
 * Alive, gone, dead but not collected, and replaced: the four cases that a bare process id cannot tell apart.
 * @vitest-environment node
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { commandOf, isRunning, startOf } from './processes.ts';

test('a running process is known by its start', () => {
  expect(isRunning(process.pid)).toBe(true);
  expect(isRunning(process.pid, startOf(process.pid))).toBe(true);
  expect(commandOf(process.pid)).toContain('node');
});

test.skipIf(process.platform === 'win32')('another start means another process', () => {
  expect(isRunning(process.pid, 'long ago')).toBe(false);
});

test('a number that no process has', () => {
  expect([0, -1, Number.NaN, 4_194_303].map((pid) => isRunning(pid))).toEqual([false, false, false, false]);
});

test.skipIf(process.platform === 'win32')('a zombie is gone', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 5']); // sleep never collects its child
  const zombie = Number(String((await once(parent.stdout, 'data'))[0]));
  await sleep(200);
  expect(() => process.kill(zombie, 0)).not.toThrow();
  expect(isRunning(zombie)).toBe(false);
  parent.kill();
});

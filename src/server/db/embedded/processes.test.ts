/**
 * Alive, gone, dead but not collected, and replaced: the four cases that a bare process id cannot tell apart.
 * @vitest-environment node
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
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
  // The shell becomes a program that never collects its children; only then may the child die.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec tail -f /dev/null']);
  const child = Number(String((await once(parent.stdout, 'data'))[0]));
  await vi.waitFor(() => expect(commandOf(parent.pid ?? 0)).toMatch(/^tail/), { timeout: 10_000 });
  expect(isRunning(child)).toBe(true);
  process.kill(child, 'SIGKILL');
  await vi.waitFor(() => expect(isRunning(child)).toBe(false), { timeout: 10_000 });
  expect(() => process.kill(child, 0), 'the system still lists it').not.toThrow();
  parent.kill();
});

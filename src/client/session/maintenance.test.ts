/** What is told of a maintenance: the newest holds, and what is told again is no news to whoever has closed it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maintenance, takeMaintenance } from './maintenance.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  takeMaintenance(false, '');
  vi.useRealTimers();
});

it('a new one takes the place of the one before (MAINT-15)', () => {
  takeMaintenance(true, 'At night');
  takeMaintenance(600, 'At night');
  expect(maintenance.get()).toEqual({ start: 1_600_000, text: 'At night' });
  takeMaintenance(30, 'At night');
  expect(maintenance.get()).toEqual({ start: 1_030_000, text: 'At night' });
  takeMaintenance(30, 'Sooner');
  expect(maintenance.get()).toEqual({ start: 1_030_000, text: 'Sooner' });
});

it('a start of 0 or before is now (MAINT-17)', () => {
  takeMaintenance(-40, '');
  expect(maintenance.get()).toEqual({ start: 1_000_000, text: '' });
});

it('what a new line says again is the same as before, and stays closed (MAINT-13)', () => {
  takeMaintenance(true, '');
  const soon = maintenance.get();
  takeMaintenance(true, '');
  expect(maintenance.get()).toBe(soon);
  takeMaintenance(600, '');
  const counted = maintenance.get();
  vi.advanceTimersByTime(300_400);
  // Whole seconds, as the server tells them.
  takeMaintenance(300, '');
  expect(maintenance.get()).toBe(counted);
  vi.advanceTimersByTime(320_000);
  takeMaintenance(0, '');
  expect(maintenance.get()).toBe(counted);
});

it('one that is put off counts anew', () => {
  takeMaintenance(600, '');
  takeMaintenance(660, '');
  expect(maintenance.get()?.start).toBe(1_660_000);
});

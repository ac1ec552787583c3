/** Old addresses lead on, with their parameters; for some a call finds the id (LEG-13 to LEG-25). */
import { afterEach, expect, test, vi } from 'vitest';
import { loadBranding } from '../../client/first/branding.ts';
import { legacyAddress } from './legacy-address.ts';

const answering = (...rows: readonly object[]) => {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response(JSON.stringify({ data: rows })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const asked = ({ mock }: ReturnType<typeof answering>) =>
  mock.calls.map(([, init]) => JSON.parse(String(init?.body)).searchString);

afterEach(() => vi.unstubAllGlobals());

test('the number of an account leads to it, in whatever letters it is written', async () => {
  const fetched = answering(
    { AccountId: 7, AccountIdentificator: 'C-7' },
    { AccountId: 70, AccountIdentificator: 'C-70' },
  );
  expect(await legacyAddress('/account/view/c%2D7/notifications')).toBe('/account/7/notifications');
  expect(asked(fetched)).toEqual(['c-7']);
});

test('what is no such address asks nobody', async () => {
  const fetched = answering();
  expect(await legacyAddress('/nowhere')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('a number that nobody can read leads nowhere', async () => {
  answering();
  expect(await legacyAddress('/Account/View/%E0%A4%A/Notifications')).toBeUndefined();
});

test('parameters go along, and what the new address does not take stands behind it', async () => {
  const fetched = answering();
  expect(await legacyAddress('/Account/View/7')).toBe('/account/7');
  expect(await legacyAddress('/Account/View/7', { tab: 'notes' })).toBe('/account/7?tab=notes');
  expect(await legacyAddress('/Account/View/7%2F..%2Fcreate')).toBe('/account/7%2F..%2Fcreate');
  expect(fetched).not.toHaveBeenCalled();
});

test('where another application answers them, none leads anywhere', async () => {
  vi.stubGlobal('fetch', async () => new Response('window.brandingConfig = {"legacy_addresses":"off"};'));
  await loadBranding();
  expect(await legacyAddress('/Account/View/7')).toBeUndefined();
});

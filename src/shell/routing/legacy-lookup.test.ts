/** Old addresses for which a call finds the id (LEG-14). */
import { afterEach, expect, test, vi } from 'vitest';
import { legacyAddress } from './legacy-lookup.ts';

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

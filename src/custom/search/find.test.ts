/** What a finder asks: below one's own company, and everywhere for whoever does not see his company. */
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserExample } from '../../../manifests/entities/CurrentUser.ts';
import { search } from '../../../manifests/search.ts';
import { setSession } from '../../client/first/session-store.ts';
import { find } from './find.ts';

afterEach(() => {
  setSession(undefined);
  vi.unstubAllGlobals();
});

test.each([
  [true, { targetRoot: currentUserExample.CompanyAccount.AccountId }],
  [false, {}],
])('who sees his company: %s', async (SeesCompany, more) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ data: [] }));
  });
  setSession({ ...currentUserExample, SeesCompany });
  for (const finder of search.filter((each) => each.finder === 'account'))
    await find(finder, 'donau', new AbortController().signal);
  expect(asked).toEqual([
    { searchString: 'donau', includeDepartment: true, showTerminatedAccounts: true, maxRows: 10, ...more },
  ]);
});
